/**
 * The route table: every page of the site, and all that is known of a page beside its contents. Router, prerender, sitemap,
 * share pictures, canonical links, the check of links in content, browser tests and benchmarks read it.
 */
import type { Content, Page, PageFacts } from '../model/types.ts';
import { lastingMenuPath, menuPath, paths } from './paths.ts';

/** What the table takes from content. */
export type RouteContent = Pick<Content, 'branches' | 'stories'>;

type Params = Readonly<Record<string, string>>;

interface Route {
  /** An address, a pattern of addresses ('/blog/:slug'), or what matches when no other row does ('*', '/blog/*'). */
  path: string;
  /** The page's file in app/pages, without its ending. */
  module: string;
  /** The properties of each page of this row. Those that the pattern names stand in its address. One page without any, if left out. */
  pages?: (content: RouteContent) => readonly Params[];
  /** The address that search engines are to list in the place of this one. */
  canonical?: (content: RouteContent, params: Params) => string;
  /** Left out of the sitemap, and marked "noindex". */
  isUnlisted?: true;
  /** Without the site's header and footer. */
  isBare?: true;
  /** Pages of one group are one component that stays: a change between them keeps scroll position, focus and state. */
  group?: string;
  /** Where servers look for the page that stands for unknown addresses. */
  file?: string;
}

const eachBranch = ({ branches }: RouteContent) => branches.map(({ key }) => ({ branch: key }));
const defaultBranch = ({ branches }: RouteContent) => eachBranch({ branches: branches.slice(0, 1), stories: [] });
const menuOf = ({ branches }: RouteContent, { branch }: Params) => {
  const found = branches.find(({ key }) => key === branch);
  return found ? menuPath(found) : paths.menu;
};

const routes: readonly Route[] = [
  { path: paths.home, module: 'home' },
  { path: paths.homeAlias, module: 'home', canonical: () => paths.home },
  { path: paths.about, module: 'about-us' },
  { path: paths.menu, module: 'menu', pages: defaultBranch, group: 'menu' },
  { path: lastingMenuPath(':branch'), module: 'menu', pages: eachBranch, canonical: menuOf, group: 'menu' },
  { path: paths.allergens(':branch'), module: 'allergens', pages: eachBranch },
  { path: paths.blog, module: 'blog' },
  { path: paths.story(':slug'), module: 'blog-article', pages: ({ stories }) => stories.map(({ slug }) => ({ slug })) },
  { path: paths.story('*'), module: 'story-not-found', isUnlisted: true, file: 'blog/not-found.html' },
  { path: paths.selectStore, module: 'select-store' },
  { path: paths.bookReservation, module: 'book-reservation' },
  { path: paths.privacy, module: 'privacy-policy' },
  { path: paths.terms, module: 'terms-and-conditions' },
  { path: paths.accessibility, module: 'accessibility' },
  { path: paths.faq, module: 'faq' },
  { path: paths.glossary, module: 'glossary' },
  { path: paths.feedback, module: 'feedback' },
  { path: paths.underConstruction, module: 'under-construction', isUnlisted: true },
  { path: paths.offline, module: 'offline', isUnlisted: true },
  { path: paths.goToAppStore, module: 'go-to-app-store', isBare: true },
  { path: paths.tableSheet(':branch'), module: 'table-sheet', pages: eachBranch, isUnlisted: true, isBare: true },
  { path: '*', module: 'not-found', isUnlisted: true, file: '404.html' },
];

/** For engineers alone: `npm run dev` serves this page, no build holds it. */
export const stylePage: Page = {
  ...factsOf({ path: '/style', module: 'style', isUnlisted: true }, { branches: [], stories: [] }, {}),
  title: 'Style page',
  description: '',
  shareLine: '',
};

/** Every page of the site with these branches and stories, in the order of the table. */
export function pagesOf(content: RouteContent): PageFacts[] {
  return routes.flatMap((route) => (route.pages?.(content) ?? [{}]).map((params) => factsOf(route, content, params)));
}

function factsOf(route: Route, content: RouteContent, params: Params): PageFacts {
  const { module, isUnlisted = false, isBare = false } = route;
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const group = route.group ?? path;
  const file = route.file ?? `${path.slice(1)}/index.html`.replace(/^\//, '');
  // The texts of branch pages are written once, with {store} and {menuName}.
  const texts = params['branch'] === undefined ? path : `${route.path.replace(/\/:branch$/, '')}/{branch}`;
  const canonical = route.canonical?.(content, params) ?? path;
  return { path, file, module, params, texts, canonical, isListed: !isUnlisted, isBare, group };
}
