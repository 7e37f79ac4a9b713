import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { ContentError } from '../../model/read/problem.ts';
import { readContent, type ReadOptions } from '../../model/read/read.ts';
import type { Content } from '../../model/types.ts';
import { listPages } from '../routes.ts';
import { buildMoment, contentFolder } from './environment.ts';
import { checkTheme } from './check-theme.ts';
import { readTheme } from './theme.ts';
import { asSlug, pictureCache, inspectPictures } from './pictures.ts';

/** What the content refers to: pictures, whose addresses are not known yet, icons, and the build time. */
export async function readOptions(root: string, folder: string): Promise<ReadOptions> {
  if (!existsSync(folder))
    throw new ContentError([{ file: folder, message: 'is no folder; set CONTENT to the one that has site.yaml' }]);
  const { originals, problems } = await inspectPictures(join(folder, 'pictures'), join(root, pictureCache));
  const icons = await readFile(readTheme(root).ornament('category-icons'), 'utf8');
  return {
    listPages,
    now: buildMoment(),
    pictures: new Map([
      ...problems.map(({ file }) => [asSlug(parse(file).name), null] as const),
      ...[...originals].map(([slug, { picture }]) => [slug, { ...picture, avif: '', src: '' }] as const),
    ]),
    problems: [...problems, ...checkTheme(root)],
    icons: Array.from(icons.matchAll(/<symbol id="([^"]+)"/g), ([, id = '']) => id.replaceAll('-', ' ')),
  };
}

/** The content of the project, as of the moment of the build. Throws ContentError with every problem. */
export async function loadContent(root = process.cwd()): Promise<Content> {
  const folder = contentFolder(root);
  return readContent(folder, await readOptions(root, folder));
}
