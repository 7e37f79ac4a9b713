/** A small static folder with one file of each kind that the server treats differently. Written anew for each test run. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { ApiData } from '../../server/api-data.ts';
import type { CspHashes } from '../../server/headers.ts';
import { compressFolder } from '../../tools/postprocess/compress.ts';

const page = (title: string, words: number): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main>${`<p>${title} வளவு</p>`.repeat(words)}</main></html>\n`;

/** Incompressible bytes, the same in every run. */
const noise = (size: number): Uint8Array => {
  let state = 1;
  return Uint8Array.from({ length: size }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
};

/** Every file of the folder, before compression. */
export const files: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': page('Home', 100),
  'home/index.html': page('Home', 100),
  'menu/index.html': page('Menu', 300),
  'menu/wimbledon/index.html': page('Menu', 300),
  'blog/index.html': page('Blog', 50),
  'blog/the-soul-of-chettinad/index.html': page('Story', 100),
  'blog/not-found.html': page('Blog not found', 60),
  'reviews-frame/index.html': page('Reviews', 1),
  'faq/index.html': '<!doctype html><title>FAQ</title>\n',
  '404.html': page('Nothing here', 60),
  '__spa-fallback.html': page('Fallback', 5),
  _headers: '/*\n  x-test: 1\n',
  '.secret': 'not for visitors\n',
  '.well-known/security.txt': 'Contact: mailto:kitchen@valavu.example\n',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  '.well-known/apple-app-site-association': '{"applinks":{"details":[]}}\n',
  '.well-known/assetlinks.json': '[]\n',
  'blog/feed.xml': '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"/>\n',
  'menu/eastham.json': JSON.stringify({ categories: Array.from({ length: 200 }, (_, id) => ({ id })) }),
  'menu/eastham.jsonld': '{"@type":"Menu"}\n',
  'menu.json': JSON.stringify({ dishes: Array.from({ length: 200 }, (_, id) => ({ id })) }),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'assets/app-4f3a.js': `console.log('வணக்கம்');\n`.repeat(100),
  'assets/app-4f3a.css': 'body { color: #333 }\n'.repeat(100),
  'assets/tiny-1a2b.js': 'export {};\n',
  'assets/archive.gz': noise(64),
  'fonts/arima-9c8d.woff2': noise(2000),
  'pictures/dosa.3f2a1b-480.avif': noise(5000),
  'pictures/dosa.3f2a1b-480.jpg': noise(300_000),
};

export const api: ApiData = {
  faq: [
    { prompt: 'Do you take bookings?', answer: 'Yes, at both branches.' },
    { prompt: 'Ask “why”?', answer: 'வளவு means courtyard.' },
  ],
  settings: {
    iosAppUrl: 'https://apps.valavu.example/ios',
    androidAppUrl: 'https://apps.valavu.example/android',
  },
  reviewsOrigin: 'https://reviews.example',
  moved: [{ path: '/menu', parameter: 'branch', to: { eastham: '/menu', wimbledon: '/menu/wimbledon' } }],
};

export const csp: CspHashes = {
  'menu/index.html': { script: ['sha256-AAAA'], style: ['sha256-BBBB'] },
  '404.html': { script: ['sha256-CCCC'], style: [] },
};

/** Writes the folder and its compressed siblings to a temporary build folder. Returns the path of the build folder. */
export const writeFixture = async (): Promise<string> => {
  const build = await mkdtemp(join(tmpdir(), 'valavu-'));
  for (const [file, content] of Object.entries(files)) {
    const path = join(build, 'client', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  await compressFolder(join(build, 'client'), join(build, 'cache'));
  await writeFile(join(build, 'api.json'), JSON.stringify(api));
  await writeFile(join(build, 'csp.json'), JSON.stringify(csp));
  // Next to the static folder, where a path traversal would find it.
  await writeFile(join(build, 'private.txt'), 'outside the static folder\n');
  return build;
};
