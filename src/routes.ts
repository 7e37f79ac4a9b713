/**
 * The route table: every page of the site and its properties. Router, prerender, sitemap,
 * share pictures, canonical links, the check of links in content, browser tests and benchmarks read it.
 */
import type { Content, Glossary, Legal, LegalSlug, Page, PageFacts } from '../model/types.ts';
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
  /** The page's file in app/pages, without extension. */
  module: string;
  /** Parameters of each page of this row, for the pattern and the component. Default: one page without parameters. */
  pages?: (content: RouteContent) => readonly Params[];
  /** The address that search engines should list instead of this one. */
  canonical?: (content: RouteContent, params: Params) => string;
  /** The ids to which links in content may lead: '/glossary#bread'. Default: none. */
  anchors?: (content: RouteContent) => readonly string[];
  /** Left out of the sitemap and marked "noindex". */
  isUnlisted?: true;
  /** Without the site's header and footer. */
  isBare?: true;
  /** Pages of one group share a mounted component: navigation between them keeps scroll position, focus and state. */
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
  { path: paths.home, module: 'home' },
  { path: paths.homeAlias, module: 'home', canonical: () => paths.home },
  { path: paths.about, module: 'about-us' },
  { path: paths.menu, module: 'menu', pages: defaultBranchParams, group: 'menu' },
  {
    path: permanentMenuPath(':branch'),
    module: 'menu',
    pages: branchParams,
    canonical: canonicalMenuPath,
    group: 'menu',
  },
  { path: paths.allergens(':branch'), module: 'allergens', pages: branchParams },
  { path: paths.blog, module: 'blog' },
  { path: paths.story(':slug'), module: 'blog-article', pages: ({ stories }) => stories.map(({ slug }) => ({ slug })) },
  { path: paths.story('*'), module: 'story-not-found', isUnlisted: true, file: 'blog/not-found.html' },
  { path: paths.selectStore, module: 'select-store' },
  { path: paths.bookReservation, module: 'book-reservation' },
  { path: paths.privacy, module: 'privacy-policy', anchors: sectionsOf('privacy-policy') },
  { path: paths.terms, module: 'terms-and-conditions', anchors: sectionsOf('terms-and-conditions') },
  { path: paths.accessibility, module: 'accessibility', anchors: sectionsOf('accessibility') },
  { path: paths.faq, module: 'faq' },
  { path: paths.glossary, module: 'glossary', anchors: wordsOf },
  { path: paths.feedback, module: 'feedback' },
  { path: paths.underConstruction, module: 'under-construction', isUnlisted: true },
  { path: paths.ourTable, module: 'our-table', isUnlisted: true },
  { path: paths.offline, module: 'offline', isUnlisted: true },
  { path: paths.goToAppStore, module: 'go-to-app-store', isBare: true },
  { path: paths.tableSheet(':branch'), module: 'table-sheet', pages: branchParams, isUnlisted: true, isBare: true },
  { path: '*', module: 'not-found', isUnlisted: true, file: '404.html' },
];

const noContent: RouteContent = { branches: [], stories: [], glossary: { groups: [] }, legal: {} };

/** For engineers only: `npm run dev` serves this page; builds leave it out. */
export const stylePage: Page = {
  ...createPageFacts({ path: '/style', module: 'style', isUnlisted: true }, noContent, {}),
  title: 'Style page',
  description: '',
  shareLine: '',
};

/** Every page of the site for this content, in the order of the table. */
export function listPages(content: RouteContent): PageFacts[] {
  return routes.flatMap((route) =>
    (route.pages?.(content) ?? [{}]).map((params) => createPageFacts(route, content, params)),
  );
}

function createPageFacts(route: Route, content: RouteContent, params: Params): PageFacts {
  const { module, isUnlisted = false, isBare = false } = route;
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const group = route.group ?? path;
  const file = route.file ?? `${path.slice(1)}/index.html`.replace(/^\//, '');
  // The texts of a branch page are shared by all branches, with {store} and {menuName} as placeholders.
  const seoRoute = params['branch'] === undefined ? path : `${route.path.replace(/\/:branch$/, '')}/{branch}`;
  const canonical = route.canonical?.(content, params) ?? path;
  const anchors = route.anchors?.(content) ?? [];
  return { path, file, module, params, anchors, seoRoute, canonical, isListed: !isUnlisted, isBare, group };
}
