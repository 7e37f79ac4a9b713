import { menuPath, paths } from '../paths.ts';
import type { APIRoute } from 'astro';
import { branches, hasPage } from '#content';
import { likelyNext, SPECULATES_ATTRIBUTE } from '../scripts/speculate.ts';

/**
 * Which pages browsers with speculation rules render or fetch before they are opened. A header names the file with these rules, because the
 * content security policy refuses rules in a page. Those to which most guests go on are rendered when the page is complete, others when
 * a link is pointed at; in a menu, which has more links to dishes and words than guests open, when it is pressed.
 */
export const GET: APIRoute = () => {
  // The whole address: many links lead to one dish.
  const likely = likelyNext.filter(hasPage);
  const next = likely.map(
    (path) => `[${SPECULATES_ATTRIBUTE}]:not([${SPECULATES_ATTRIBUTE}="${path}"]) a[href="${path}"]`,
  );
  const menus = branches.map((branch) => menuPath(branch));
  const rendered = { href_matches: [paths.home, ...menus, ...likely, paths.ourTable, paths.faq] };
  const inMenu = { selector_matches: '[data-branch] a' };
  const files = { href_matches: '/*.*' };
  const others = { not: { or: [rendered, files] } };
  return Response.json({
    prerender: [
      { where: { selector_matches: next.join() }, eagerness: 'immediate' },
      { where: { and: [rendered, { not: inMenu }] }, eagerness: 'moderate' },
      { where: { and: [rendered, inMenu] }, eagerness: 'conservative' },
    ],
    prefetch: [{ where: { and: [{ href_matches: '/*' }, others] }, eagerness: 'moderate' }],
  });
};
