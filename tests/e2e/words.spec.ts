import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import type { GlossaryWord } from '../../model/types.ts';
import { glossary, stories, ui } from './content.ts';
import { ALL_SCRIPTS, holdScripts } from './hold-scripts.ts';
import { expect, open, test } from './site.ts';

/* Words of the glossary: in menus, in stories, and on their own page. */

const story = stories[0]!;
const words = glossary.groups.flatMap((group) => group.words);

const links = (page: Page) =>
  page
    .getByRole('main')
    .locator(`a[href^="${paths.word('')}"]`)
    .filter({ visible: true });
const note = (page: Page) => page.getByRole('dialog');
const nameOf = ({ native, latin }: GlossaryWord) => [native, latin].filter(Boolean).join(' ');
const textOf = ({ meaning, note: more }: GlossaryWord) => [meaning, more].filter(Boolean).join(' ');

/** The word of the glossary that a link leads to. */
async function wordOf(link: Locator): Promise<GlossaryWord> {
  const href = await link.getAttribute('href');
  return words.find(({ slug }) => paths.word(slug) === href)!;
}

async function expectNoteOf(page: Page, word: GlossaryWord): Promise<void> {
  await expect(note(page)).toHaveAccessibleName(nameOf(word));
  await expect(note(page)).toHaveAccessibleDescription(textOf(word));
}

/** Follows a link and expects the glossary page to be scrolled to its word. */
async function expectToFollow(page: Page, link: Locator): Promise<void> {
  const word = await wordOf(link);
  await link.click();
  await expect(page).toHaveURL(paths.word(word.slug));
  await expect(page.locator(':target')).toContainText(word.meaning);
  await expect(page.locator(':target')).toBeInViewport();
}

test(
  'A word on the menu is explained beside it; nothing moves, and a press elsewhere closes the note',
  { tag: '@both' },
  async ({ page, hasTouch }) => {
    await open(page, '/menu');
    const [first, second] = [links(page).nth(0), links(page).nth(1)];
    const press = (link: Locator) => (hasTouch ? link.tap() : link.click());
    const places = () =>
      page
        .getByRole('heading', { level: 4 })
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    await first.scrollIntoViewIfNeeded();
    const before = await places();
    await press(first);
    await expectNoteOf(page, await wordOf(first));
    await expect(note(page)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL('/menu');
    expect(await places()).toEqual(before);
    await (hasTouch ? page.touchscreen.tap(5, 200) : page.mouse.click(5, 200));
    await expect(note(page)).toBeHidden();

    // Another word, while the note of the first is open.
    await press(first);
    await press(second);
    await expectNoteOf(page, await wordOf(second));
    await expect(page.locator('[data-note-open]')).toHaveText([await second.innerText()]);
    await note(page).getByRole('button', { name: ui.global.close }).click();
    await expect(page.locator('[data-note-open]')).toHaveCount(0);

    const heights = await links(page).evaluateAll((all) =>
      all.flatMap((link) => [...link.getClientRects()].map(({ height }) => height)),
    );
    expect(Math.min(...heights), 'a target for fingers').toBeGreaterThanOrEqual(24);
  },
);

test('With the keyboard, Enter opens the note, and Escape and Close give focus back to the word', async ({ page }) => {
  await open(page, paths.story(story.slug));
  const link = links(page).first();
  const close = note(page).getByRole('button', { name: ui.global.close });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeFocused();
  await expectNoteOf(page, await wordOf(link));
  await page.keyboard.press('Tab');
  await expect(note(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeFocused();
  await close.press('Enter');
  await expect(note(page)).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  await note(page).getByRole('link', { name: glossary.more }).click();
  await expect(page).toHaveURL(paths.glossary);
  const group = glossary.groups.at(-1)!.name;
  await page.getByRole('navigation', { name: glossary.contents }).getByRole('link', { name: group }).click();
  await expect(page.getByRole('heading', { level: 2, name: group })).toBeInViewport();
});

test('The search of the glossary hides other words, and applies what was typed before its script came', async ({
  page,
}) => {
  const release = await holdScripts(page, ALL_SCRIPTS);
  await page.goto(paths.glossary, { waitUntil: 'commit' });
  const field = page.getByLabel(glossary.search);
  const status = page.getByRole('search').getByRole('status');
  const shown = page.getByRole('main').locator('dt').filter({ visible: true });
  const [word] = words;
  await field.fill(` ${word!.latin.toUpperCase()} ${word!.meaning.split(' ').at(-1)}`);
  release();
  await expect(shown).toHaveText([nameOf(word!)]);
  await expect(status).toHaveText(glossary.resultsOne);
  await field.fill('helicopter');
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(status).toHaveText(glossary.none);
  await field.fill('');
  await expect(shown).toHaveCount(words.length);
});

test.describe('When the note does not load', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch/ });

  test('a word leads to its place on the glossary page', async ({ page }) => {
    for (const part of [/\/_astro\/word-notes\..*\.js$/, /\/data\/words\.json/]) {
      await page.route(part, (route) => route.abort());
      await open(page, '/menu');
      await expectToFollow(page, links(page).first());
      await page.unroute(part);
    }
  });
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a word leads to its place on the glossary page, where every word is explained', async ({ page }) => {
    await page.goto(paths.story(story.slug));
    await expectToFollow(page, links(page).first());
    await expect(page.getByRole('main').locator('dt')).toHaveText(words.map(nameOf));
  });
});
