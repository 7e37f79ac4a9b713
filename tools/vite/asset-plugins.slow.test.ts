import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { build, createServer, type InlineConfig } from 'vite';
import { fonts } from '../fonts/fonts-plugin.ts';
import { pictures } from '../pictures/pictures-plugin.ts';
import { readPictures } from '../pictures/pictures.ts';

/** A site of one page, one picture and one script that uses the fonts. */
let root: string;
let config: InlineConfig;
let src: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(root, 'content/pictures'), { recursive: true });
  await writeFile(join(root, 'index.html'), '<!doctype html><script type="module" src="/main.js"></script>');
  await writeFile(
    join(root, 'main.js'),
    'import "virtual:fonts.css"; import fonts from "virtual:fonts"; console.log(fonts);',
  );
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a4b2c' } })
    .jpeg()
    .toFile(join(root, 'content/pictures/vadai.jpg'));
  src = (await readPictures(join(root, 'content/pictures'), join(root, 'cache'))).get('vadai')?.src ?? '';
  config = {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pictures(join(root, 'content/pictures'), join(root, 'cache')), fonts(join(root, 'cache'))],
  };
});

afterAll(() => rm(root, { recursive: true }));

// Encoding and font subsetting take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('a build has every version of every picture, and the fonts that its style sheet names', async () => {
  await build(config);
  const files = await readdir(join(root, 'dist/pictures'));
  expect(files).toHaveLength(11);
  expect(files).toContain(`${src.replace('/pictures/', '')}-480.avif`);

  const assets = await readdir(join(root, 'dist/assets'));
  const css = await readFile(join(root, 'dist/assets', assets.find((name) => name.endsWith('.css')) ?? ''), 'utf8');
  const script = await readFile(join(root, 'dist/assets', assets.find((name) => name.endsWith('.js')) ?? ''), 'utf8');
  const named = [...css.matchAll(/\/fonts\/([\w.-]+\.woff2)/g)].map(([, name]) => name ?? '');
  expect(named).toHaveLength(4);
  expect(await readdir(join(root, 'dist/fonts'))).toEqual(expect.arrayContaining([...named, 'LICENSE-arima.txt']));
  for (const name of named) expect(script).toContain(`/fonts/${name}`);
});

test('the development server makes a picture version on request, and passes on requests for unknown versions', async () => {
  const server = await createServer({ ...config, server: { port: 0, host: '127.0.0.1' } });
  try {
    await server.listen();
    const base = server.resolvedUrls?.local[0] ?? '';
    const picture = await fetch(new URL(`${src}-320.webp`, base));
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
    });
    expect((await fetch(new URL(`${src}-321.webp`, base))).headers.get('content-type')).not.toBe('image/webp');

    const rules = await (await fetch(new URL('/@id/__x00__virtual:fonts.css', base))).text();
    const name = /\/fonts\/arima-tamil[\w.]+woff2/.exec(rules)?.[0] ?? '';
    const font = await fetch(new URL(name, base));
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  } finally {
    await server.close();
  }
});
