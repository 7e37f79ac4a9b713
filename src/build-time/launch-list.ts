import { parse } from 'yaml';
import { keysOf } from '../../model/pick.ts';
import { FRONT_MATTER } from '../../model/read/document.ts';
import { readFileTexts } from '../../model/read/files.ts';
import { type Path, walk } from '../../model/read/source.ts';
import { unsignedDishes } from '../../model/recipes/signature.ts';
import { pageNames } from '../../model/schema/pages.ts';
import { type LaunchGroup, launchGroups } from '../../model/schema/launch-list.ts';
import type { Content } from '../../model/types.ts';
import { contentFolder } from './environment.ts';

export interface LaunchEntry {
  group: LaunchGroup;
  what: string;
  /** The file below content/, and the path of keys: 'branches/harbour/branch.yaml#phone'. Without keys, the text of a Markdown file. */
  where: string;
  why: string;
  /** From launch-list.yaml, found in the content, or recipes that differ from what was signed. */
  source: 'list' | 'content' | 'signature';
}

/** Everything that is left to settle, by group. No group is empty. */
export type LaunchEntries = { group: LaunchGroup; heading: string; entries: LaunchEntry[] }[];

type Known = Pick<Content, 'launchList' | 'recipes' | 'pages'>;

/** What is left to settle before the site opens. `files` has the texts of all content files by name. */
export function launchEntries(
  files: ReadonlyMap<string, string>,
  { launchList, recipes, pages }: Known,
): LaunchEntries {
  const groups = keysOf(launchGroups);
  const listed = groups.flatMap((group) =>
    launchList[group].map((item) => ({ group, ...item, source: 'list' as const })),
  );
  const noPage = pageNames.filter((name) => !pages.some((page) => page.name === name));
  const skipped = new Set(['launch-list', ...noPage].map((name) => `content/${name}.yaml`));
  const found = [...files]
    .filter(([file]) => !skipped.has(file))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, text]) => findSamples(file, text));
  const all: LaunchEntry[] = [...listed, ...found, ...unsigned(recipes)];
  return groups
    .map((group) => ({
      group,
      heading: launchGroups[group],
      entries: all.filter((entry) => entry.group === group),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export const launchEntriesOf = async (root: string, content: Known): Promise<LaunchEntries> =>
  launchEntries(await readFileTexts(contentFolder(root)), content);

/**
 * Whether the build of the project at `root` is a draft, which search engines must not index. It is while anything is left to settle, so
 * that nobody finds invented telephone numbers; a tile in place of a picture may stay. The environment variable DRAFT overrides this:
 * "no" for tests and measurements, "yes" for a copy to review.
 *
 * @throws if DRAFT has another value
 */
export async function isDraft(root: string, content: Known): Promise<boolean> {
  const { DRAFT: override = '' } = process.env;
  if (!['', 'yes', 'no'].includes(override))
    throw new Error(`DRAFT=${override} is not valid; write DRAFT=yes or DRAFT=no, or leave it out`);
  if (override !== '') return override === 'yes';
  const entries = (await launchEntriesOf(root, content)).flatMap((group) => group.entries);
  return entries.some(({ group, source }) => group !== 'pictures' || source === 'list');
}

export const hideFromSearch = (content: Content): Content => ({
  ...content,
  pages: content.pages.map((page) => ({ ...page, isListed: false })),
});

export function launchReport(groups: LaunchEntries): string {
  if (groups.length === 0) return 'Ready to open: nothing is left on the launch list.';
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const parts = groups.map(
    ({ heading, entries }) =>
      `${heading} (${entries.length})\n${entries.map(({ what, where, why }) => `  ${what}\n    ${where}: ${why}`).join('\n')}`,
  );
  return [...parts, count === 1 ? 'One thing is left to settle.' : `${count} things are left to settle.`].join('\n\n');
}

const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

function unsigned({ book, served, signature }: Content['recipes']): LaunchEntry[] {
  const dishes = unsignedDishes(book, served, signature);
  if (dishes.length === 0) return [];
  const what = signature
    ? `Changed since the signature of ${longDay.format(new Date(signature.on))}: ${dishes.join(', ')}`
    : `The recipes of ${dishes.length} dishes, which nobody has signed`;
  const why = 'Somebody who cooks must have read what guests are told of a dish.';
  return [{ group: 'recipes', what, where: 'recipes/signature.yaml', why, source: 'signature' }];
}

/** Every sample value in a file of content/: numbers of the range for drama, addresses that lead nowhere, blanks, and missing pictures. */
export function findSamples(file: string, text: string): LaunchEntry[] {
  const name = file.replace(/^content\//, '');
  const [, yaml = text, body = ''] = name.endsWith('.md') ? (FRONT_MATTER.exec(text) ?? []) : [];
  return [...walk(parse(yaml)), { path: [], value: body }].flatMap(({ path, value }) =>
    typeof value === 'string' ? samplesIn(value, path, path.length > 0 ? `${name}#${path.join('/')}` : name) : [],
  );
}

function samplesIn(value: string, path: Path, where: string): LaunchEntry[] {
  const found = { where, source: 'content' } as const;
  const sample = (group: LaunchGroup, what: string, why: string): LaunchEntry => ({ group, what, why, ...found });
  const phones = (value.match(PHONE) ?? []).filter((phone) => DRAMA.test(phone.replaceAll(/[^\d+]/g, '')));
  const key = String(path.at(-1));
  const isNoNumber = path.join('/') === 'company/number' && !value.startsWith('[') && !COMPANY_NUMBER.test(value);
  // A dish needs no picture.
  const isNeeded = key === 'picture' || (key === 'image' && path.length === 1);
  const lacksPicture = (value === '' && isNeeded) || /!\[[^\]]*\]\(\)/.test(value);
  return [
    ...(value.match(BLANK) ?? []).map((blank) => sample('texts', `The text ${blank}`, 'It says what to write.')),
    ...phones.map((phone) =>
      sample(
        'contacts',
        `The telephone number ${phone}`,
        'It is of the range that is kept for drama, and reaches nobody.',
      ),
    ),
    ...findDeadAddresses(value).map((address) =>
      sample(value.includes('@') ? 'contacts' : 'links', `The address ${address}`, 'It leads nowhere.'),
    ),
    ...(isNoNumber ? [sample('contacts', `The company number ${value}`, 'Companies House gives none like it.')] : []),
    ...(lacksPicture ? [sample('pictures', 'A picture', 'A tile with a letter stands in its place, or nothing.')] : []),
  ];
}

/** What a new restaurant has in the place of a text (tools/new-restaurant.ts), and no link of Markdown. */
const BLANK = /\[[^\][]+\](?!\()/g;

/** Eight digits, or two letters and six. */
const COMPANY_NUMBER = /^(?:[A-Z]{2}|\d\d)\d{6}$/;

/** Telephone numbers as people write them, and the ranges of towns, of no place and of mobiles that Ofcom keeps for drama. */
const PHONE = /(?:\+44|\(?\b0)[\d ().-]{7,}\d/g;
const DRAMA =
  /^(?:\+44)?0?(?:11[3-8]4960|1[2-6]14960|1914980|2079460|2896496|2920180|1632960|3069990|7700900|8081570)\d{3}$/;

/** Host names that are reserved or local (RFC 2606, RFC 6761). */
const RESERVED_HOST =
  /(?:^|\.)(?:example|invalid|test|local|localhost|internal|home\.arpa)$|(?:^|\.)example\.(?:com|net|org)$|^[\d.]+$/;

/** Text that looks like an address: with a scheme, also a misspelt one; after "www."; or a bare name under .example. */
const ADDRESS_LIKE =
  /\bhttps?:?\/{0,3}[^\s'"<>()[\]{}]+|\bwww\.[\w.-]+[^\s'"<>()[\]{}]*|[\w.-]+\.example\b[^\s'"<>()[\]{}]*/gi;

/** Addresses that no guest can open: on reserved hosts, not https, or malformed. Nothing is requested. */
export const findDeadAddresses = (text: string): string[] =>
  (text.match(ADDRESS_LIKE) ?? [])
    .map((address) => address.replace(/[.,;:!?]+$/, ''))
    .filter((address) => /[./:]/.test(address) && isDead(address));

function isDead(address: string): boolean {
  if (!/^https:\/\/[^\s/]/i.test(address) || !URL.canParse(address)) return true;
  const { hostname } = new URL(address);
  return !hostname.includes('.') || RESERVED_HOST.test(hostname);
}
