import { basename, join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { branches, content, look, site } from '#content';
import type { Picture } from '../../../model/picture.ts';
import { contentFolder } from '../../build-time/environment.ts';
import { inspectPictures } from '../../build-time/pictures.ts';
import { type SocialImageEntry, socialImages } from '../../build-time/social-images.ts';
import { menuPath, paths } from '../../paths.ts';
import { pageAt } from '../../publish/schema-org.ts';

/** The social image (og:image) of each page. */
export const getStaticPaths = (async () => {
  const images = await drawSocialImages();
  return images.map(({ href, bytes }) => ({ params: { name: basename(href, '.jpg') }, props: { bytes } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ bytes: Buffer<ArrayBuffer> }> = ({ props }) => new Response(props.bytes);

/** Draws the social image of every page. A page with another canonical page uses the picture of that page. */
async function drawSocialImages() {
  const { originals } = await inspectPictures(join(contentFolder(process.cwd()), 'pictures'));
  const shown = picturesByPath();
  const entries = content.pages
    .filter(({ canonical, path }) => canonical === path)
    .map(({ path, shareLine }): SocialImageEntry => {
      const picture = shown.get(path);
      return { route: path, shareLine, picture: picture ? originals.get(picture.slug)?.file : undefined };
    });
  // The part of the home page's title after the last bar: "Fish grill, Whitby".
  const footer = pageAt(content, paths.home)?.title.split('|').at(-1)?.trim() ?? '';
  return socialImages(entries, { brand: site.brand, footer, theme: look });
}

/** The first picture of each page; a page without one gets a kolam. */
function picturesByPath(): Map<string, Picture | null | undefined> {
  const { home, about, menu, stories } = content;
  return new Map([
    [paths.home, home.slides[0]?.picture],
    [paths.about, about.success.picture],
    ...branches.map((branch) => [menuPath(branch), menu.hero.picture] as const),
    [paths.blog, stories[0]?.picture],
    ...stories.map((story) => [paths.story(story.slug), story.picture] as const),
  ]);
}
