import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { createBuilds } from '../tools/builds.ts';
import type { ApiData } from './app.ts';

export const apiData: ApiData = {
  faq: [{ prompt: 'Ask “why”?', answer: 'வளவு means courtyard.' }],
  settings: { iosAppUrl: 'https://apps.example/ios', androidAppUrl: 'https://apps.example/android' },
  draft: false,
  redirects: { '/menu?branch=eastham': '/menu', '/menu?branch=wimbledon': '/menu/wimbledon' },
};

export const policies = {
  'index.html': "default-src 'none'; script-src 'sha256-index'",
  'menu.html': "default-src 'none'; script-src 'sha256-menu'",
  '404.html': "default-src 'none'; script-src 'sha256-404'",
  '*': "default-src 'none'; script-src 'self'",
};

const html = (title: string): string => `<!doctype html><title>${title}</title>${'<p>வளவு</p>'.repeat(100)}`;

/** The static files of build `n`. The number is in the title of the home page and in the name of its script. */
export const filesOf = (n = 1): Record<string, string> => ({
  'index.html': html(`build ${n}`),
  [`_astro/page.${n}.js`]: `export default ${n};`,
  'menu.html': html('Menu'),
  'menu/wimbledon.html': html('Wimbledon'),
  'blog/the-soul-of-chettinad.html': html('Story'),
  'blog/not-found.html': html('No such story'),
  '404.html': html('Nothing here'),
  'reviews-frame.html': html('Reviews'),
  'feed.xml': '<feed/>',
  'robots.txt': 'User-agent: *\n',
  '.well-known/security.txt': 'Contact: mailto:kitchen@valavu.example\n',
  '.secret': 'not for visitors',
  _headers: '/*\n',
});

/** The path of a build in a new temporary folder, which is removed after the test. */
export const newBuild = async (...registerRemoval: Parameters<typeof temporaryFolder>): Promise<string> => {
  const folder = await temporaryFolder(...registerRemoval);
  await publish(join(folder, 'build'));
  return join(folder, 'build');
};

/** Writes build `n` into `.builds/` and points the link `servedPath` to it. */
export const publish = async (servedPath: string, n = 1): Promise<void> => {
  const build = join(dirname(servedPath), '.builds', `build-${n}`);
  for (const [file, text] of Object.entries(filesOf(n))) {
    const path = join(build, 'client', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    if (!file.endsWith('.html')) continue;
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  }
  await writeFile(join(build, 'api.json'), JSON.stringify(apiData));
  await writeFile(join(build, 'policies.json'), JSON.stringify(policies));
  await createBuilds(servedPath).swap(build);
};
