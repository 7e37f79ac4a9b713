import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { launchListSchema } from '../../model/schema/launch-list.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { sitemap } from '../publish/site-files.ts';
import { findDeadAddresses, findSamples, hideFromSearch, isDraft, launchEntries, launchReport } from './launch-list.ts';
import { loadContent } from './load-content.ts';

const { pages } = await loadContent();
const none = v.parse(launchListSchema, {});
const nothingLeft = {
  pages,
  launchList: none,
  recipes: { served: [], book: { parts: new Map(), stations: new Map(), branches: {} } },
};

// Recipes that nobody has signed, or that have changed since: tools/launch-check.slow.test.ts.
test('lists what the owner must settle and samples by group, with place and reason', () => {
  const item = { what: 'The number of the company', where: 'site.yaml#company', why: 'It is invented.' };
  const texts = new Map([['content/site.yaml', "brand: '[Your restaurant], see [the map](/about-us)'"]]);
  expect(launchEntries(texts, nothingLeft).flatMap(({ entries }) => entries)).toMatchObject([
    { group: 'texts', what: 'The text [Your restaurant]', where: 'site.yaml#brand' },
  ]);
  const groupsOf = (phone: string, law: (typeof item)[]) =>
    launchEntries(new Map([['content/branches/hill/branch.yaml', `phone: ${phone}`]]), {
      ...nothingLeft,
      launchList: { ...none, law },
    });
  expect(launchReport(groupsOf('020 8552 0123', []))).toContain('Ready to open');
  const groups = groupsOf('020 7946 0123', [item]);
  expect(groups.flatMap(({ entries }) => entries)).toMatchObject([
    { group: 'contacts', what: 'The telephone number 020 7946 0123', where: 'branches/hill/branch.yaml#phone' },
    { group: 'law', ...item },
  ]);
  for (const text of [...Object.values(item), '2 things are left']) expect(launchReport(groups)).toContain(text);
  expect(launchReport(groupsOf('020 8552 0123', [item]))).toContain('One thing is left');
});

afterEach(() => vi.unstubAllEnvs());

test('a build is a draft while anything is left on the launch list, unless DRAFT overrides this', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'content'));
  vi.stubEnv('CONTENT', '');
  for (const [host, draft, expected] of [
    ['valavu.example', '', true],
    ['valavu.example', 'no', false],
    ['valavu.co.uk', '', false],
    ['valavu.co.uk', 'yes', true],
  ] as const) {
    await writeFile(join(root, 'content/site.yaml'), `url: https://${host}\npicture: ''\n`);
    vi.stubEnv('DRAFT', draft);
    expect(await isDraft(root, nothingLeft), `${host} ${draft}`).toBe(expected);
  }
  vi.stubEnv('DRAFT', 'false');
  await expect(isDraft(root, nothingLeft)).rejects.toThrow('DRAFT=false is not valid; write DRAFT=yes or DRAFT=no');
});

test('asks nothing for a page that the site does not have', () => {
  const texts = new Map([['content/app-store.yaml', "picture: ''"]]);
  const withoutApp = pages.filter(({ name }) => name !== 'app-store');
  expect(launchEntries(texts, nothingLeft)).not.toEqual([]);
  expect(launchEntries(texts, { ...nothingLeft, pages: withoutApp })).toEqual([]);
});

test('a draft lists no pages', async () => {
  expect(sitemap(hideFromSearch(await loadContent()))).not.toContain('<url>');
});

const found = (text: string, file = 'content/branches/harrow/branch.yaml') =>
  findSamples(file, text).map(({ group, what, where }) => [group, what, where.replace(/^[^#]*#?/, '')]);

test('finds numbers for drama, dead addresses and missing pictures, each with its place; comments are ignored', () => {
  const text = [
    '# phone: 020 7946 0999, https://valavu.example',
    'phone: 020 7946 0123 # 020 7946 0456',
    'mobile: +44 (0)20-7946-0789 or 07700 900 123',
    'town: 0113 496 0123',
    'real: 020 8123 4567, 0113 245 0123',
    'order: { link: https://order.valavu.example/a, site: https://order.valavu.co.uk }',
    'email: hello@valavu.example',
    "items: [{ picture: '' }, { image: '' }]",
  ].join('\n');
  expect(found(text)).toEqual([
    ['contacts', 'The telephone number 020 7946 0123', 'phone'],
    ['contacts', 'The telephone number +44 (0)20-7946-0789', 'mobile'],
    ['contacts', 'The telephone number 07700 900 123', 'mobile'],
    ['contacts', 'The telephone number 0113 496 0123', 'town'],
    ['links', 'The address https://order.valavu.example/a', 'order/link'],
    ['contacts', 'The address valavu.example', 'email'],
    ['pictures', 'A picture', 'items/0/picture'],
  ]);
});

const dead =
  'https://order.valavu.example/a https://example.com/menu https://valavu.test https://localhost:3000/menu https://192.168.1.20/menu https://intranet/menu http://valavu.co.uk https//valavu.co.uk www.valavu.co.uk/menu';
test.each(dead.split(' '))('%s is dead: its host is reserved or local, or it is not https or not valid', (address) => {
  expect(findDeadAddresses(`[our page](${address}) and more`)).toEqual([address]);
});

test('real addresses, full stops after them, and words that are no addresses are left alone', () => {
  const text =
    'link: https://order.valavu.co.uk/?store=1#menu Look at https://www.valavu.co.uk. [our menu](/menu) For example, the sambar; or http in general.';
  expect(findDeadAddresses(text)).toEqual([]);
});

test('finds a company number that Companies House does not give', () => {
  const numbers = (number: string) => found(`company: { number: '${number}' }`, 'content/site.yaml');
  expect(numbers('1420337')).toEqual([['contacts', 'The company number 1420337', 'company/number']]);
  expect(['14203377', 'SC203377'].flatMap(numbers)).toEqual([]);
});

test('reads the front matter and the text of a story', () => {
  const story = "---\n# image: ''\nimage: ''\n---\n\nRing 01632 960123.\n\n![A leaf]()\n![A pan](pan)";
  expect(found(story, 'content/stories/a.md')).toEqual([
    ['pictures', 'A picture', 'image'],
    ['contacts', 'The telephone number 01632 960123', ''],
    ['pictures', 'A picture', ''],
  ]);
});
