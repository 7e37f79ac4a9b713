import type { SeoEntry } from './types.ts';

/** A page in the route table (app/routes.ts). */
export interface PageFacts {
  /** Its path, '/menu/harbour'; for a not-found page, the pattern that it matches: '*', '/blog/*'. */
  path: string;
  /** Its file in build/client: 'menu/harbour/index.html'. */
  file: string;
  /** The file in app/pages that renders it, without its extension. */
  module: string;
  /** The props of its component: { branch: 'harbour' }. */
  params: Readonly<Record<string, string>>;
  /** The ids to which links in content may lead: 'section-3'. */
  anchors: readonly string[];
  /** The route of its entry in content/seo.yaml. Pages of all branches share one: '/menu/{branch}'. */
  seoRoute: string;
  /** The path that search engines should list: its own, or that of the page which it duplicates. */
  canonical: string;
  /** Whether search engines may index it. */
  isListed: boolean;
  /** Whether it has no header and footer. */
  isBare: boolean;
  /** Pages of one group share one mounted component. A change between them keeps scroll position, focus and state. */
  group: string;
}

/** A page of the site, with its texts for search results and link previews. */
export interface Page extends PageFacts, Omit<SeoEntry, 'route'> {}

/** A page in the browser's page list. Defaults are left out, because every page loads the whole list. */
export interface BrowserPage extends Pick<Page, 'path' | 'title'> {
  /** If it is not the path without its first slash. */
  module?: string;
  params?: Page['params'];
  /** If it is not the page's own path. */
  canonical?: string;
  /** If the group has more than this page. */
  group?: string;
  isUnlisted?: true;
  isBare?: true;
}
