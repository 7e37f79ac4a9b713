/**
 * The route table: every page of the site and its properties; src/pages has a file for each row. Sitemap, share pictures, canonical
 * links, the check of links in content, browser tests and benchmarks read it.
 */
import type { Content, Glossary, Legal, LegalSlug, PageFacts } from '../model/types.ts';
import { permanentMenuPath, menuPath, paths, sectionAnchor } from './paths.ts';

/** The part of content that the table depends on. */
export interface RouteContent extends Pick<Content, 'branches' | 'stories'> {
  glossary: Pick<Glossary, 'groups'>;
  legal: Partial<Record<LegalSlug, Pick<Legal, 'sections'>>>;
}

type Params = Readonly<Record<string, string>>;

interface Route {
  /** An address, a pattern ('/blog/:slug'), or a catch-all for unknown addresses ('*', '/blog/*'). */
  path: string;
  /** Parameters of each page of this row, for the pattern. Default: one page without parameters. */
  pages?: (content: RouteContent) => readonly Params[];
  /** The address that search engines should list instead of this one. */
  canonical?: (content: RouteContent, params: Params) => string;
  /** The ids to which links in content may lead: '/glossary#bread'. Default: none. */
  anchors?: (content: RouteContent) => readonly string[];
  /** Left out of the sitemap and marked "noindex". */
  isUnlisted?: true;
  /** Pages of one group stand beside each other, so that none is a breadcrumb of another. */
  group?: string;
  /** Output file of a catch-all page, where servers look for it. */
  file?: string;
}

const branchParams = ({ branches }: Pick<RouteContent, 'branches'>) => branches.map(({ key }) => ({ branch: key }));
const defaultBranchParams = ({ branches }: RouteContent) => branchParams({ branches: branches.slice(0, 1) });
const canonicalMenuPath = ({ branches }: RouteContent, { branch }: Params) => {
  const found = branches.find(({ key }) => key === branch);
  return found ? menuPath(found) : paths.menu;
};
const sectionsOf =
  (slug: LegalSlug) =>
  ({ legal }: RouteContent) =>
    (legal[slug]?.sections ?? []).map(({ number }) => sectionAnchor(number));
const wordsOf = ({ glossary }: RouteContent) => glossary.groups.flatMap(({ words }) => words.map(({ slug }) => slug));

const routes: readonly Route[] = [
  { path: paths.home },
  { path: paths.homeAlias, canonical: () => paths.home },
  { path: paths.about },
  { path: paths.menu, pages: defaultBranchParams, group: 'menu' },
  {
    path: permanentMenuPath(':branch'),
    pages: branchParams,
    canonical: canonicalMenuPath,
    group: 'menu',
  },
  { path: paths.allergens(':branch'), pages: branchParams },
  { path: paths.blog },
  { path: paths.story(':slug'), pages: ({ stories }) => stories.map(({ slug }) => ({ slug })) },
  { path: paths.story('*'), isUnlisted: true, file: 'blog/not-found.html' },
  { path: paths.selectStore },
  { path: paths.bookReservation },
  { path: paths.privacy, anchors: sectionsOf('privacy-policy') },
  { path: paths.terms, anchors: sectionsOf('terms-and-conditions') },
  { path: paths.accessibility, anchors: sectionsOf('accessibility') },
  { path: paths.faq },
  { path: paths.glossary, anchors: wordsOf },
  { path: paths.feedback },
  { path: paths.underConstruction, isUnlisted: true },
  { path: paths.ourTable, isUnlisted: true },
  { path: paths.offline, isUnlisted: true },
  { path: paths.goToAppStore },
  { path: paths.tableSheet(':branch'), pages: branchParams, isUnlisted: true },
  { path: '*', isUnlisted: true, file: '404.html' },
];

/** Every page of the site for this content, in the order of the table. */
export function listPages(content: RouteContent): PageFacts[] {
  return routes.flatMap((route) =>
    (route.pages?.(content) ?? [{}]).map((params) => createPageFacts(route, content, params)),
  );
}

function createPageFacts(route: Route, content: RouteContent, params: Params): PageFacts {
  const { isUnlisted = false } = route;
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const group = route.group ?? path;
  const file = route.file ?? `${path.slice(1) || 'index'}.html`;
  // The texts of a branch page are shared by all branches, with {store} and {menuName} as placeholders.
  const seoRoute = params['branch'] === undefined ? path : `${route.path.replace(/\/:branch$/, '')}/{branch}`;
  const canonical = route.canonical?.(content, params) ?? path;
  const anchors = route.anchors?.(content) ?? [];
  return { path, file, params, anchors, seoRoute, canonical, isListed: !isUnlisted, group };
}
