/**
 * The route table: every page of the site and its properties; src/pages has a file for each row. Sitemap, canonical
 * links, the footer, the check of links in content, browser tests and benchmarks read it.
 */
import { fill } from '../model/fill.ts';
import { type PageName, pageNames } from '../model/schema/pages.ts';
import { seoLimits } from '../model/schema/values.ts';
import type { ContentWithoutPages, Page } from '../model/types.ts';
import { permanentMenuPath, menuPath, paths, sectionAnchor } from './paths.ts';

type Params = Readonly<Record<string, string>>;
type Texts = Pick<Page, 'title' | 'description' | 'footerLink'>;

interface Route {
  name?: PageName;
  /** An address, a pattern ('/blog/:slug'), or a catch-all for unknown addresses ('*', '/blog/*'). */
  path: string;
  /** Its texts. In those of a branch's page, {store} and {menuName} are the branch's names. */
  texts: (content: ContentWithoutPages, params: Params) => Texts | undefined;
  /** Parameters of each page of this row, for the pattern. Default: one page without parameters. */
  pages?: (content: ContentWithoutPages) => readonly Params[];
  /** The address that search engines should list instead of this one. */
  canonical?: (content: ContentWithoutPages, params: Params) => string;
  /** The ids to which links in content may lead: '/glossary#bread'. Default: none. */
  anchors?: (content: ContentWithoutPages, params: Params) => readonly string[];
  /** Left out of the sitemap and marked "noindex". */
  isUnlisted?: true;
  /** Output file of a catch-all page, where servers look for it. */
  file?: string;
}

const branchParams = ({ branches }: ContentWithoutPages) => branches.map(({ key }) => ({ branch: key }));
const canonicalMenuPath = ({ branches }: ContentWithoutPages, { branch }: Params) => {
  const found = branches.find(({ key }) => key === branch);
  return found ? menuPath(found) : paths.menu;
};
/** For a page that is there only with something on it. */
const onePage = (listed: (content: ContentWithoutPages) => readonly unknown[]) => (content: ContentWithoutPages) =>
  listed(content).length > 0 ? [{}] : [];
const offering =
  (service: 'ordering' | 'booking') =>
  ({ branches }: ContentWithoutPages) =>
    branches.filter((branch) => branch[service]);
const wordsOf = ({ glossary }: ContentWithoutPages) =>
  glossary.groups.flatMap(({ words }) => words.map(({ slug }) => slug));
const storyOf = ({ stories }: ContentWithoutPages, { slug }: Params) => stories.find((story) => story.slug === slug);
const legalOf = ({ legal }: ContentWithoutPages, { slug = '' }: Params) => legal[slug];

/** The texts of a Markdown file. The name of the restaurant is added to its title if both fit. */
function headTexts({ site }: ContentWithoutPages, head: Texts | undefined): Texts | undefined {
  if (!head) return undefined;
  const title = `${head.title} | ${site.brand}`;
  return { ...head, title: title.length <= seoLimits.title ? title : head.title };
}

/**
 * The pages of each content file, where they differ from one page at `/<name of the file>` with the texts of the file. Each row
 * says what differs.
 */
const rowsOf: Partial<Record<PageName, readonly Partial<Route>[]>> = {
  home: [{ path: paths.home }, { path: paths.homeAlias, canonical: () => paths.home }],
  about: [{ path: paths.about }],
  menu: [
    { path: paths.menu, pages: (content) => branchParams(content).slice(0, 1) },
    { path: permanentMenuPath(':branch'), pages: branchParams, canonical: canonicalMenuPath },
    {
      path: paths.allergens(':branch'),
      pages: branchParams,
      texts: ({ menu: { allergenTable } }) => ({ ...allergenTable.seo, footerLink: allergenTable.title }),
    },
  ],
  blog: [
    { pages: onePage(({ stories }) => stories) },
    {
      path: paths.story(':slug'),
      pages: ({ stories }) => stories.map(({ slug }) => ({ slug })),
      texts: (content, params) => headTexts(content, storyOf(content, params)),
    },
    {
      path: paths.story('*'),
      pages: onePage(({ stories }) => stories),
      isUnlisted: true,
      file: 'blog/not-found.html',
      texts: ({ blog }) => blog.notFound.seo,
    },
  ],
  glossary: [{ anchors: wordsOf, pages: onePage(wordsOf) }],
  'select-store': [{ pages: onePage(offering('ordering')), anchors: () => ['getting-there'] }],
  'book-reservation': [{ pages: onePage(offering('booking')) }],
  'our-table': [{ isUnlisted: true }],
  'app-store': [{ path: paths.goToAppStore, pages: onePage(offering('ordering')) }],
  'table-sheet': [{ path: paths.tableSheet(':branch'), pages: branchParams, isUnlisted: true }],
  offline: [{ isUnlisted: true }],
  'under-construction': [{ isUnlisted: true }],
  'not-found': [{ path: '*', isUnlisted: true, file: '404.html' }],
};

const legalPages: Route = {
  path: '/:slug',
  pages: ({ legal }) => Object.keys(legal).map((slug) => ({ slug })),
  texts: (content, params) => {
    const page = legalOf(content, params);
    return headTexts(content, page && { ...page, footerLink: page.title });
  },
  anchors: (content, params) => legalOf(content, params)?.sections.map(({ number }) => sectionAnchor(number)) ?? [],
};

/** Every page of the site for this content, in the order of the table. */
export function listPages(content: ContentWithoutPages): Page[] {
  const routes = pageNames.flatMap((name): Route[] => {
    const { seo, footerLink } = content[name];
    const usual: Route = { name, path: `/${name}`, texts: () => ({ ...seo, footerLink }) };
    return (rowsOf[name] ?? [{}]).map((row) => Object.assign({}, usual, row));
  });
  return [...routes, legalPages].flatMap((route) =>
    (route.pages?.(content) ?? [{}]).flatMap((params) => createPage(route, content, params) ?? []),
  );
}

function createPage(route: Route, content: ContentWithoutPages, params: Params): Page | undefined {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const texts = route.texts(content, params);
  if (!texts) return undefined;
  const { store = '', menuName = '' } = content.branches.find(({ key }) => key === params['branch']) ?? {};
  const filled = (text: string) => fill(text, store ? { store, menuName } : {});
  const { title, description, footerLink } = texts;
  return {
    path,
    name: route.name,
    file: route.file ?? `${path.slice(1) || 'index'}.html`,
    params,
    anchors: route.anchors?.(content, params) ?? [],
    canonical: route.canonical?.(content, params) ?? path,
    isListed: !route.isUnlisted,
    title: filled(title),
    description: filled(description),
    footerLink: footerLink && filled(footerLink),
  };
}
