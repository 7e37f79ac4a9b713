import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, parse } from 'node:path';
import { readFolder } from '../../model/read/files.ts';
import { ContentError, type Problem } from '../../model/read/problem.ts';
import { parseContent, type ReadOptions } from '../../model/read/read.ts';
import { inspectPictures } from '../../src/build-time/pictures.ts';
import type { NewPictures, NewTexts } from './change.ts';

/** The problems of the content with new texts and pictures. `cache` is the folder of the picture cache. */
export async function findProblems(
  folder: string,
  texts: NewTexts,
  pictures: NewPictures,
  options: ReadOptions,
  cache: string,
): Promise<readonly Problem[]> {
  const files = new Map(await readFolder(folder));
  for (const [file, text] of texts)
    if (text === undefined) files.delete(file);
    else files.set(file, new TextEncoder().encode(text));
  try {
    const changed = options.pictures && (await picturesAfter(pictures, options.pictures, cache));
    parseContent(files, changed ? { ...options, pictures: changed } : options);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

type Pictures = NonNullable<ReadOptions['pictures']>;

/** The pictures once new ones are there and removed ones are gone. */
async function picturesAfter(changes: NewPictures, current: Pictures, cache: string): Promise<Pictures> {
  if (changes.size === 0) return current;
  const pictures = new Map(current);
  await using folder = await mkdtempDisposable(join(tmpdir(), 'admin-pictures-'));
  for (const [file, bytes] of changes)
    if (bytes) await writeFile(join(folder.path, basename(file)), bytes);
    else pictures.delete(parse(file).name);
  const { originals } = await inspectPictures(folder.path, cache);
  for (const [name, { picture }] of originals) pictures.set(name, { ...picture, avif: '', src: '' });
  return pictures;
}
