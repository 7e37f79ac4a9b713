/** An engineer follows the recipe for a new page of CONTRIBUTING.md: at most six files are touched, and the page is everywhere. */
import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workingCopy } from './working-copy.ts';

let copy: string;
beforeAll(async () => {
  copy = await workingCopy();
});
afterAll(() => rm(copy, { recursive: true }));

const read = (file: string) => readFile(join(copy, file), 'utf8');

/** Runs a program of Node in the copy, and throws with what it says when it fails. */
function run(...program: string[]): void {
  const env = { ...process.env, DRAFT: 'no' };
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: copy, encoding: 'utf8', env });
  expect(status, `${program.join(' ')}\n${stdout}${stderr}`).toBe(0);
}

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

/** What is put where: before a text that stands in the file, or at its end. */
const recipe: readonly (readonly [file: string, before: string | undefined, addition: string])[] = [
  ['app/paths.ts', "  faq: '/faq',\n", "  giftCards: '/gift-cards',\n"],
  ['app/routes.ts', "  { path: paths.faq, module: 'faq' },\n", "  { path: paths.giftCards, module: 'gift-cards' },\n"],
  ['app/pages/gift-cards.tsx', undefined, PAGE],
  [
    'content/seo.yaml',
    '- route: /faq\n',
    '- route: /gift-cards\n  title: Gift cards\n  shareLine: A dinner in an envelope\n' +
      '  description: A card for a dinner in one of our kitchens, from the size of a dosa to that of a banana leaf for eight, sent in the post.\n',
  ],
  ['content/ui.yaml', 'faq:\n', 'giftCards:\n  title: Gift cards\n'],
  ['model/schema/ui.ts', '  footer: fields({\n', "  giftCards: fields({ ...texts('title') }),\n"],
];

test('a page made by the recipe is checked, typed, built, listed and shared', { timeout: 240_000 }, async () => {
  expect(recipe.length).toBeLessThanOrEqual(6);
  for (const [file, before, addition] of recipe) {
    const text = before === undefined ? '' : await read(file);
    const place = text.indexOf(before ?? '');
    expect(place, `${file}: ${before}`).toBeGreaterThanOrEqual(0);
    await writeFile(join(copy, file), text.slice(0, place) + addition + text.slice(place));
  }
  run('tools/content-schemas.ts');
  run('node_modules/typescript/bin/tsc', '--incremental', 'false');
  run('node_modules/vitest/vitest.mjs', 'run', '--project=unit', 'app/routes', 'model/read/content.test.ts');
  run('tools/build.ts');

  const html = await read('build/client/gift-cards/index.html');
  expect(html).toContain('<title>Gift cards</title>');
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/gift-cards">/);
  expect(html).toMatch(/<h1>Gift cards<\/h1>/);
  expect(html).toContain('/share/gift-cards.jpg');
  expect((await readFile(join(copy, 'build/client/share/gift-cards.jpg'))).byteLength).toBeGreaterThan(10_000);
  expect(await read('build/client/sitemap.xml')).toContain('/gift-cards</loc>');
  run('node_modules/vitest/vitest.mjs', 'run', '--project=built', 'tests/built/pages.test.ts');
});
