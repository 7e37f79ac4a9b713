import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Picture } from '../../model/picture.ts';
import type { Content } from '../../model/types.ts';
import { menuPath, paths } from '../../app/paths.ts';
import { contentFolder } from '../content/content-folder.ts';
import { loadContent } from '../content/load-content.ts';
import { readTheme } from '../theme/theme.ts';
import { pageAt } from '../publish/things.ts';
import { generatedFiles } from '../vite/generated-files.ts';
import { readMasters } from '../pictures/pictures.ts';
import { type ShareEntry, type SharePicture, sharePictures } from './share-pictures.ts';

/** Provides each page's share picture at `/share/…`: on request in development, as files in the client build. */
export function sharePicturesPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: 'site:share-pictures',

    configResolved(config) {
      root = config.root;
    },

    ...generatedFiles(
      'share',
      async () => new Map((await drawAll(root)).map(({ href, bytes }) => [basename(href), bytes])),
    ),
  };
}

async function drawAll(root: string): Promise<SharePicture[]> {
  const [content, masters] = await Promise.all([loadContent(root), readMasters(join(contentFolder(root), 'pictures'))]);
  const shown = picturesByRoute(content);
  const entries = content.pages
    // A page with another canonical page uses the picture of that page.
    .filter(({ canonical, path }) => canonical === path)
    .map(({ path, shareLine }): ShareEntry => {
      const picture = shown.get(path);
      return { route: path, shareLine, picture: picture ? masters.get(picture.slug)?.file : undefined };
    });
  return sharePictures(entries, { brand: content.site.brand, footer: footerOf(content), theme: readTheme(root) });
}

/** The first picture of each page; a page without one gets a kolam. */
function picturesByRoute(content: Content): Map<string, Picture | null | undefined> {
  const { home, about, menuPage, stories, branches } = content;
  return new Map([
    [paths.home, home.slides[0]?.picture],
    [paths.about, about.success.picture],
    ...branches.map((branch) => [menuPath(branch), menuPage.hero.picture] as const),
    [paths.blog, stories[0]?.picture],
    ...stories.map((story) => [paths.story(story.slug), story.picture] as const),
  ]);
}

/** The part of the home page's title after the last bar: "Fish grill, Whitby". */
function footerOf(content: Content): string {
  return pageAt(content, paths.home)?.title.split('|').at(-1)?.trim() ?? '';
}
