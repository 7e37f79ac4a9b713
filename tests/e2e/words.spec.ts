import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import type { GlossaryWord } from '../../model/types.ts';
import { glossary, stories } from './content.ts';
import { ALL_SCRIPTS, holdScripts } from './hold-scripts.ts';
import { expect, expectAccessible, test } from './site.ts';

/* Words of the glossary: in menus, in stories, and on their own page. */

const words = glossary.groups.flatMap((group) => group.words);
const links = (page: Page) =>
  page
    .getByRole('main')
    .locator(`a[href^="${paths.word('')}"]`)
    .filter({ visible: true });
const note = (page: Page) => page.getByRole('dialog');
const nameOf = ({ localName, latin }: GlossaryWord) => [localName, latin].filter(Boolean).join(' ');

/** The word of the glossary that a link leads to. */
async function wordOf(link: Locator): Promise<GlossaryWord> {
  const href = await link.getAttribute('href');
  return words.find(({ slug }) => paths.word(slug) === href)!;
}

async function expectNoteOf(page: Page, { meaning, note: more, ...word }: GlossaryWord): Promise<void> {
  await expect(note(page)).toHaveAccessibleName(nameOf({ meaning, ...word }));
  await expect(note(page)).toHaveAccessibleDescription([meaning, more].filter(Boolean).join(' '));
}

test('A word is explained beside it; nothing moves; a press elsewhere ends it', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.menu);
  const [first, second] = [links(page).nth(0), links(page).nth(1)];
  const place = async () => (await page.getByRole('contentinfo').boundingBox())?.height;
  await first.scrollIntoViewIfNeeded();
  const before = await place();
  await first.tap();
  await expectNoteOf(page, await wordOf(first));
  await expect(note(page)).toBeInViewport({ ratio: 1 });
  expect(await place()).toBe(before);
  await expectAccessible(page, 'note', '.word-note');
  await page.touchscreen.tap(5, 200);
  await expect(note(page)).toBeHidden();
  // Another word, while the note of the first is open.
  await first.tap();
  await second.tap();
  await expectNoteOf(page, await wordOf(second));
  await expect(page).toHaveURL(paths.menu);
});

test.describe('Without a network', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch/ });

  test('words that do not load are asked for once, and a press follows the link', async ({ page }) => {
    const asked: string[] = [];
    await page.route('/data/words.json', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto(paths.menu);
    for (const n of [0, 1, 2]) {
      const failed = n === 0 ? page.waitForEvent('requestfailed') : undefined;
      await links(page).nth(n).hover();
      await failed;
    }
    await links(page).first().click();
    await expect(page).toHaveURL(new RegExp(`^[^#]*${paths.glossary}#`));
    expect(asked).toHaveLength(2);
  });
});

test('With the keyboard, Enter opens the note, and Escape and Close give focus back to the word', async ({ page }) => {
  await page.goto(paths.story(stories[0]!.slug));
  const link = links(page).first();
  const close = note(page).getByRole('button', { name: 'Close' });
  await link.press('Enter');
  await expect(note(page)).toBeFocused();
  await expectNoteOf(page, await wordOf(link));
  await page.keyboard.press('Tab');
  await expect(note(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await close.press('Enter');
  await expect(note(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await note(page).getByRole('link', { name: glossary.more }).click();
  await expect(page).toHaveURL(paths.glossary);
});

test('The search of the glossary hides other words, also with what was typed early', async ({ page }) => {
  const release = await holdScripts(page, ALL_SCRIPTS);
  await page.goto(paths.glossary, { waitUntil: 'commit' });
  const field = page.getByLabel(glossary.search);
  const status = page.getByRole('search').getByRole('status');
  const shown = page.getByRole('main').locator('dt').filter({ visible: true });
  const [word] = words;
  await field.fill(` ${word!.latin.toUpperCase()} ${word!.meaning.split(' ').at(-1)}`);
  release();
  await expect(shown).toHaveText([[word!.latin, word!.localName].filter(Boolean).join(' ')]);
  await expect(status).toHaveText(glossary.resultsOne);
  await field.fill('helicopter');
  await expect(shown).toHaveCount(0);
  await expect(status).toHaveText(glossary.none);
});
