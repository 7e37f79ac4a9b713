import { nearest } from '../nearest.ts';
import type { Page } from '../page.ts';
import { describeValue } from '../schema/fields.ts';
import { isWebAddress } from '../schema/values.ts';
import type { Link } from './markdown.ts';
import type { Report, Source } from './source.ts';
import { walk } from './walk.ts';

/** Reports every `href` in a data file that is not a page of the site. The schema says where addresses of other sites are allowed. */
export function checkPaths(source: Source, pages: readonly Page[]): void {
  for (const { path, value } of walk(source.value)) {
    if (path.at(-1) !== 'href' || typeof value !== 'string' || isWebAddress(value)) continue;
    const problem = addressProblem(value, pages);
    if (problem) source.report(path, problem);
  }
}

/** Reports every link of a Markdown file that leads to this site, but to none of its pages. */
export function checkLinks(
  file: string,
  links: readonly Link[],
  site: string,
  pages: readonly Page[],
  report: Report,
): void {
  for (const { line, href } of links) {
    const address = href === site ? '/' : href.startsWith(`${site}/`) ? href.slice(site.length) : href;
    const problem = address.startsWith('/') ? addressProblem(address, pages) : undefined;
    if (problem) report({ file, line, message: `has a link: ${problem}` });
  }
}

/** What is wrong with an address of this site: '/faq', '/menu?page=2', '/glossary#bread'. Undefined if it leads to a page. */
function addressProblem(address: string, pages: readonly Page[]): string | undefined {
  const [withQuery = '', anchor] = address.split('#', 2);
  const path = withQuery.replace(/\?.*/, '');
  const page = pages.find((one) => one.path === path);
  if (!page) {
    const routes = pages.map((one) => one.path);
    const parent = path.replace(/\/[^/]*$/, '');
    const meant = nearest(path, routes) ?? routes.find((route) => route === parent);
    return `${describeValue(address)} is no page of this site; ${meant ? `write ${meant}` : `the pages are ${routes.join(', ')}`}`;
  }
  if (anchor === undefined || page.anchors.includes(anchor)) return undefined;
  const meant = nearest(anchor, page.anchors);
  return `${describeValue(address)} names no part of ${path}; write ${meant ? `${path}#${meant}` : withQuery}`;
}
