import type { SeoEntry } from './types.ts';

/** A page in the route table (src/routes.ts). */
export interface PageFacts {
  /** Its path, '/menu/harbour'; for a not-found page, the pattern that it matches: '*', '/blog/*'. */
  path: string;
  /** Its file in build/client: 'menu/harbour.html'. */
  file: string;
  /** The parameters of its row of the table: { branch: 'harbour' }. */
  params: Readonly<Record<string, string>>;
  /** The ids to which links in content may lead: 'section-3'. */
  anchors: readonly string[];
  /** The route of its entry in content/seo.yaml. Pages of all branches share one: '/menu/{branch}'. */
  seoRoute: string;
  /** The path that search engines should list: its own, or that of the page which it duplicates. */
  canonical: string;
  /** Whether search engines may index it. */
  isListed: boolean;
  /** Pages of one group stand beside each other, so that none is a breadcrumb of another. */
  group: string;
}

/** A page of the site, with its texts for search results and link previews. */
export interface Page extends PageFacts, Omit<SeoEntry, 'route'> {}
