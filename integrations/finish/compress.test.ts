import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { compressFolder } from './compress.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'valavu-'));
  await mkdir(join(root, 'client/menu'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const compress = () => compressFolder(join(root, 'client'), join(root, 'cache'));
const put = (file: string, content: string | Uint8Array) => writeFile(join(root, 'client', file), content);
const list = async () => (await readdir(join(root, 'client'), { recursive: true })).toSorted();

test('text files get a .br and a .gz sibling with the same text', async () => {
  const text = '<p>வளவு</p>'.repeat(500);
  await put('menu/index.html', text);
  await compress();
  const read = (suffix: string) => readFile(join(root, 'client/menu/index.html') + suffix);
  expect(brotliDecompressSync(await read('.br')).toString()).toBe(text);
  expect(gunzipSync(await read('.gz')).toString()).toBe(text);
});

test('a small file gets siblings only if they save more than their header fields cost', async () => {
  await put('gains.js', 'export const dish = "dosai";'.repeat(20));
  await put('hardly.js', 'export const dish = "dosai";'.repeat(3));
  await compress();
  expect(await list()).toEqual(['gains.js', 'gains.js.br', 'gains.js.gz', 'hardly.js', 'menu']);
});

test('tiny files, pictures and incompressible files get no siblings', async () => {
  await put('tiny.txt', 'a');
  await put('picture.webp', 'x'.repeat(5000));
  await put('noise.txt', crypto.getRandomValues(new Uint8Array(4000)));
  await compress();
  expect(await list()).toEqual(['menu', 'noise.txt', 'picture.webp', 'tiny.txt']);
});

test('the cache depends on the content, and siblings are not compressed again', async () => {
  await put('a.txt', 'a'.repeat(5000));
  await compress();
  await compress();
  expect(await readdir(join(root, 'cache'))).toHaveLength(2);
  await put('a.txt', 'b'.repeat(5000));
  await compress();
  expect(brotliDecompressSync(await readFile(join(root, 'client/a.txt.br'))).toString()).toBe('b'.repeat(5000));
  expect(await list()).toEqual(['a.txt', 'a.txt.br', 'a.txt.gz', 'menu']);
});
