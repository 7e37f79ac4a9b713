import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Picture } from '../app/content/picture.ts';
import type { Content } from '../app/content/schema.ts';
import { loadContent } from './content.ts';
import { madeFiles } from './made-files.ts';
import { readMasters } from './pictures.ts';
import { type ShareEntry, type SharePicture, sharePictures } from './share-pictures.ts';

/** Offers each page's share picture at `/share/…`: drawn anew on request in development, once for the client build. */
export function sharePicturesOf(): Plugin {
  let root = process.cwd();
  return {
    name: 'valavu:share-pictures',

    configResolved(config) {
      root = config.root;
    },

    ...madeFiles('share', async () => new Map((await drawAll(root)).map(({ href, bytes }) => [basename(href), bytes]))),
  };
}

async function drawAll(root: string): Promise<SharePicture[]> {
  const [content, masters] = await Promise.all([loadContent(root), readMasters(join(root, 'content/pictures'))]);
  const shown = picturesByRoute(content);
  const entries = content.seo
    // A page with a canonical address elsewhere is shared as that one.
    .filter((page) => page.canonical === undefined)
    .map(({ route, shareLine }): ShareEntry => {
      const picture = shown.get(route);
      return { route, shareLine, picture: picture ? masters.get(picture.slug)?.file : undefined };
    });
  return sharePictures(entries, { brand: content.site.brand, footer: footerOf(content) });
}

/** The picture that a visitor meets first on a page; a page without one gets a kolam. */
function picturesByRoute({ home, about, menuPage, stories }: Content): Map<string, Picture | null | undefined> {
  return new Map([
    ['/', home.slides[0]?.picture],
    ['/about-us', about.success.picture],
    ['/menu', menuPage.hero.picture],
    ['/blog', stories[0]?.picture],
    ...stories.map((story) => [`/blog/${story.slug}`, story.picture] as const),
  ]);
}

/** What the home page's title says after the name: "Chettinad restaurant, East Ham and Wimbledon". */
function footerOf({ seo }: Content): string {
  return (
    seo
      .find((page) => page.route === '/')
      ?.title.split('|')
      .at(-1)
      ?.trim() ?? ''
  );
}
