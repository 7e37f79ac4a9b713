import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { iconId } from '../ui/category-icons.ts';
import { readContent, type ReadOptions } from '../../model/read/read.ts';
import type { Content } from '../../model/types.ts';
import { listPages } from '../routes.ts';
import { buildMoment, contentFolder } from './environment.ts';
import { asSlug, pictureCache, inspectPictures } from './pictures.ts';

/** What the content refers to: pictures, whose addresses are not known yet, icons, and the build time. */
export async function readOptions(root: string, folder: string): Promise<ReadOptions> {
  const { originals, problems } = await inspectPictures(join(folder, 'pictures'), join(root, pictureCache));
  const icons = await readFile(join(root, 'src/ui/category-icons.svg'), 'utf8');
  return {
    listPages,
    now: buildMoment(),
    pictures: new Map([
      ...problems.map(({ file }) => [asSlug(parse(file).name), null] as const),
      ...[...originals].map(([slug, { picture }]) => [slug, { ...picture, avif: '', src: '' }] as const),
    ]),
    pictureProblems: problems,
    hasIcon: (name) => icons.includes(`<symbol id="${iconId(name)}"`),
  };
}

/** The content of the project, as of the moment of the build. Throws ContentError with every problem. */
export async function loadContent(root = process.cwd()): Promise<Content> {
  const folder = contentFolder(root);
  return readContent(folder, await readOptions(root, folder));
}
