import { join, parse } from 'node:path';
import { categoryIconId } from '../../src/ui/category-icon-names.ts';
import { readContent, type ReadOptions } from '../../model/read/read.ts';
import type { Content } from '../../model/types.ts';
import { listPages } from '../../src/routes.ts';
import { buildMoment } from './build-moment.ts';
import { contentFolder } from './content-folder.ts';
import { hasLogo } from './theme.ts';
import { asSlug, pictureCache, surveyPictures } from './pictures.ts';

/**
 * What a content folder refers to (its pictures, which have no addresses yet, and icons), and the moment for which the site is built.
 *
 * @param folder - the absolute path of the content folder
 */
export async function readOptions(root: string, folder: string): Promise<ReadOptions> {
  const { masters, problems } = await surveyPictures(join(folder, 'pictures'), join(root, pictureCache));
  return {
    listPages,
    now: buildMoment(),
    pictures: new Map([
      ...problems.map(({ file }) => [asSlug(parse(file).name), null] as const),
      ...[...masters].map(([slug, { picture }]) => [slug, { ...picture, avif: '', src: '' }] as const),
    ]),
    pictureProblems: problems,
    hasLogo: hasLogo(folder),
    hasIcon: (name) => categoryIconId(name) !== null,
  };
}

/**
 * The content of the project at `root`, with its pictures, as of the moment for which the site is built.
 *
 * @throws {ContentError} with every problem, including those of picture files
 */
export async function loadContent(root = process.cwd()): Promise<Content> {
  const folder = contentFolder(root);
  return readContent(folder, await readOptions(root, folder));
}
