import { parse } from 'node:path';
import { readFolder } from '../../model/read/files.ts';
import { ContentError, type Problem } from '../../model/read/problem.ts';
import { parseContent, type ReadOptions } from '../../model/read/read.ts';
import { readPhotoFacts } from '../../src/build-time/pictures.ts';
import type { NewPictures, NewTexts } from './change.ts';

export async function findProblems(
  folder: string,
  texts: NewTexts,
  photos: NewPictures,
  options: ReadOptions,
): Promise<readonly Problem[]> {
  const files = new Map(await readFolder(folder));
  for (const [file, text] of texts)
    if (text === undefined) files.delete(file);
    else files.set(file, new TextEncoder().encode(text));
  const pictures = new Map(options.pictures);
  for (const [file, bytes] of photos) {
    const [slug, facts] = [parse(file).name, await readPhotoFacts(Buffer.from(bytes))];
    if (typeof facts === 'object') pictures.set(slug, { slug, ...facts, avif: '', src: '' });
  }
  try {
    parseContent(files, options.pictures ? { ...options, pictures } : options);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
