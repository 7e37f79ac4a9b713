import type { Branch, Content } from '../../model/types.ts';
import { menuPath, paths } from '../../app/paths.ts';
import { feedPath } from './feed.ts';
import { openLink } from './restaurant.ts';
import { absoluteUrl, pageAt, pageName, restaurantName } from './things.ts';

/** `/llms.txt` (llmstxt.org): a short summary of the site in Markdown, with links to its data files. */
export function llms(content: Content): string {
  const { site, branches, stories, menuPage } = content;
  const describe = (path: string) => pageAt(content, path)?.description ?? '';
  const page = (route: string) => link(pageName(content, route) ?? route, absoluteUrl(content, route), describe(route));
  return `${[
    `# ${site.brand}`,
    `> ${describe(paths.home)}`,
    branches.map((branch) => facts(content, branch)).join('\n'),
    `${menuPage.allergenNotice?.tellUs ?? menuPage.allergyNote} The menu data says for each dish whether the kitchen has checked it.`,
    '## Menus',
    branches.map((branch) => menuLinks(content, branch)).join('\n'),
    '## Stories',
    [
      ...stories.map(({ title, slug, description }) =>
        link(title, absoluteUrl(content, paths.story(slug)), description),
      ),
      link('All stories as a feed', absoluteUrl(content, feedPath), 'Atom, with the whole text'),
    ].join('\n'),
    '## Visiting',
    [paths.selectStore, paths.bookReservation, paths.faq].map(page).join('\n'),
    '## Optional',
    [paths.about, paths.accessibility, paths.privacy, paths.terms].map(page).join('\n'),
  ].join('\n\n')}\n`;
}

function menuLinks(content: Content, branch: Branch): string {
  const { key, menuName } = branch;
  return [
    link(`${menuName} menu`, absoluteUrl(content, menuPath(branch)), 'the page for guests'),
    link(
      `${menuName} menu, data`,
      absoluteUrl(content, `/menu/${key}.json`),
      'every dish with price, diet and the fourteen allergens in four states',
    ),
    link(`${menuName} menu, schema.org`, absoluteUrl(content, `/menu/${key}.jsonld`), 'the same dishes as JSON-LD'),
  ].join('\n');
}

const link = (name: string, url: string, note: string): string => `- [${name}](${url}): ${note}`;

function facts(content: Content, branch: Branch): string {
  const { address, hours, phone, closure } = branch;
  const [ordering, booking] = [openLink(branch, 'ordering'), openLink(branch, 'booking')];
  const ways = [
    ...(ordering === undefined ? [] : [`order at ${ordering}`]),
    ...(booking === undefined ? [] : [`book a table at ${booking}`]),
  ];
  return `- ${restaurantName(content, branch)}: ${address}. Open ${hours}. Telephone ${phone}${ways.map((way) => `; ${way}`).join('')}.${closure ? ` ${closure.text}` : ''}`;
}
