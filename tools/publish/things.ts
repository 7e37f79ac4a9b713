import type { Branch, Content, Page } from '../../model/types.ts';

/** A thing of schema.org, as JSON-LD writes it. What a type may hold is checked by schema-org.testing.ts. */
export type Thing = Readonly<Record<string, unknown>>;

/** An address of the site, absolute. */
export const at = ({ site }: Pick<Content, 'site'>, path: string): string => new URL(path, site.url).href;

/** Names of things stay the same for good, so that they are recognised across pages, files and years. */
export const organizationId = (content: Content): string => at(content, '/#organization');
export const restaurantId = (content: Content, { key }: Branch): string => at(content, `/#restaurant-${key}`);
export const menuId = (content: Content, key: string): string => at(content, `/#menu-${key}`);

/** What a branch is called away from the site, where the brand does not stand beside it: 'Valavu East Ham'. */
export const restaurantName = ({ site }: Content, { store }: Branch): string => `${site.brand} ${store}`;

/** What a page is called: its title in search results, without what follows the first bar. */
export const pageName = (content: Content, path: string): string | undefined =>
  pageAt(content, path)?.title.split(' | ')[0];

/** The page of an address; undefined where there is none. */
export const pageAt = ({ pages }: Pick<Content, 'pages'>, path: string): Page | undefined =>
  pages.find((page) => page.path === path);
