/** Follows the recipe for a new page in CONTRIBUTING.md: it changes at most six files, and the page appears everywhere. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureBuildFolder, fixtureContentFolder, fixtureEnvironment } from './another-restaurant/folders.ts';
import { runInCopy } from './run-in-copy.ts';
import { workingCopy } from './working-copy.ts';

let copy: string;
beforeAll(async () => {
  copy = await workingCopy();
});
afterAll(() => rm(copy, { recursive: true }));

const read = (file: string) => readFile(join(copy, file), 'utf8');

const PAGE = `
import * as ui from 'virtual:content/ui';
import { MessagePage } from '../components/message-page.tsx';

export default function GiftCards() {
  return (
    <MessagePage>
      <h1>{ui.giftCards.title}</h1>
    </MessagePage>
  );
}
`;

/** An addition to a file: in front of the text `before`, or the whole file if `before` is undefined. */
type Addition = readonly [file: string, before: string | undefined, addition: string];

/** The texts of the page in a content folder. */
const texts = (folder: string): readonly Addition[] => [
  [
    `${folder}/seo.yaml`,
    '- route: /faq\n',
    '- route: /gift-cards\n  title: Gift cards\n  shareLine: A dinner in an envelope\n' +
      '  description: A card for a dinner at one of our tables, from the size of a soup to that of a feast for eight, sent in the post.\n',
  ],
  [`${folder}/ui.yaml`, 'faq:\n', 'giftCards:\n  title: Gift cards\n'],
];

const recipe: readonly Addition[] = [
  ['app/paths.ts', "  faq: '/faq',\n", "  giftCards: '/gift-cards',\n"],
  ['app/routes.ts', "  { path: paths.faq, module: 'faq' },\n", "  { path: paths.giftCards, module: 'gift-cards' },\n"],
  ['app/pages/gift-cards.tsx', undefined, PAGE],
  ['model/schema/ui.ts', '  footer: fields({\n', "  giftCards: fields({ ...texts('title') }),\n"],
  ...texts('content'),
];

test('a page from the recipe passes all checks and is in the sitemap', { timeout: 240_000 }, async () => {
  expect(recipe.length).toBeLessThanOrEqual(6);
  // The second restaurant needs the texts too. Its site is built because it is smaller.
  for (const [file, before, addition] of [...recipe, ...texts(fixtureContentFolder)]) {
    const text = before === undefined ? '' : await read(file);
    const place = text.indexOf(before ?? '');
    expect(place, `${file}: ${before}`).toBeGreaterThanOrEqual(0);
    await writeFile(join(copy, file), text.slice(0, place) + addition + text.slice(place));
  }
  const vitest = (...args: string[]) => runInCopy(copy, ['node_modules/vitest/vitest.mjs', 'run', ...args]);
  await runInCopy(copy, ['tools/content-schemas.ts']);
  await runInCopy(copy, ['tools/check-content.ts']);
  await runInCopy(copy, ['node_modules/typescript/bin/tsc', '--incremental', 'false']);
  await vitest('--project=unit', 'app/routes', 'tools/content/editor-schemas');
  await runInCopy(copy, ['tools/build.ts'], fixtureEnvironment);

  const client = join(copy, fixtureBuildFolder, 'client');
  const html = await readFile(join(client, 'gift-cards/index.html'), 'utf8');
  expect(html).toContain('<title>Gift cards</title>');
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/gift-cards">/);
  expect(html).toMatch(/<h1>Gift cards<\/h1>/);
  expect(html).toContain('/share/gift-cards.jpg');
  expect((await readFile(join(client, 'share/gift-cards.jpg'))).byteLength).toBeGreaterThan(10_000);
  expect(await readFile(join(client, 'sitemap.xml'), 'utf8')).toContain('/gift-cards</loc>');
  await vitest('--project=built', 'tests/built/pages.test.ts');
});
