import type { Picture } from '../../model/picture.ts';
import type { Branch, Content, Page } from '../../model/types.ts';

/** A schema.org thing in JSON-LD. schema-org.testing.ts checks the fields of each type. */
export type Thing = Readonly<Record<string, unknown>>;

export const absoluteUrl = ({ site }: Pick<Content, 'site'>, path: string): string => new URL(path, site.url).href;

/** The @id values are permanent, so that a thing is recognised across pages, files and years. */
export const organizationId = (content: Content): string => absoluteUrl(content, '/#organization');
export const restaurantId = (content: Content, { key }: Branch): string => absoluteUrl(content, `/#restaurant-${key}`);
export const menuId = (content: Content, key: string): string => absoluteUrl(content, `/#menu-${key}`);

/** The first picture of the home page, which stands for the restaurant. */
export const homePicture = ({ home: { walk, slides } }: Content) =>
  walk ? { picture: walk.stills[0]?.landscape, alt: walk.stills[0]?.alt } : (slides[0] ?? {});

/** The address of a picture; without one, that of the restaurant's icon. */
export const imageUrl = (content: Content, picture: Picture | null | undefined): string =>
  absoluteUrl(content, picture?.src ?? '/icon-512.png');

/** The name of a branch outside the site, with the brand: 'The Grill Harbourside'. */
export const restaurantName = ({ site }: Content, { store }: Branch): string => `${site.brand} ${store}`;

/** The name of a page: its title up to the first " | ". */
export const pageName = (content: Content, path: string): string | undefined =>
  pageAt(content, path)?.title.split(' | ')[0];

export const pageAt = ({ pages }: Pick<Content, 'pages'>, path: string): Page | undefined =>
  pages.find((page) => page.path === path);
