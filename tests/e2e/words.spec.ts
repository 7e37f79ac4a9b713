import type { Locator, Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import type { GlossaryWord } from '../../model/types.ts';
import { glossary, stories, ui } from './content.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, hydrated, open, test } from './site.ts';

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

/** Expects the glossary page to be scrolled to a word. */
async function expectOnGlossary(page: Page, word: GlossaryWord): Promise<void> {
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
    await first.scrollIntoViewIfNeeded();
    const places = () =>
      page
        .getByRole('heading', { level: 4 })
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await places();
    await (hasTouch ? first.tap() : first.click());
    await expectNoteOf(page, await wordOf(first));
    await expect(note(page)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL('/menu');
    expect(await places()).toEqual(before);
    await (hasTouch ? page.touchscreen.tap(5, 200) : page.mouse.click(5, 200));
    await expect(note(page)).toBeHidden();
    expect(await places()).toEqual(before);

    // Another word, while the note of the first is open.
    await first.click();
    await second.click();
    await expectNoteOf(page, await wordOf(second));
    await expect(page.locator('[data-note-open]')).toHaveText([await second.innerText()]);
    await note(page).getByRole('button', { name: ui.global.close }).click();
    await expect(note(page)).toBeHidden();
    await expect(page.locator('[data-note-open]')).toHaveCount(0);

    const heights = await links(page).evaluateAll((all) =>
      all.flatMap((link) => [...link.getClientRects()].map(({ height }) => height)),
    );
    expect(Math.min(...heights), 'a target for fingers').toBeGreaterThanOrEqual(24);
  },
);

test('With the keyboard, Enter opens the note, and Escape and Close give focus back to the word', async ({ page }) => {
  await open(page, paths.blog);
  await page.getByRole('link', { name: `${ui.blog.readMore} ${story.title}` }).click();
  await expect(page).toHaveURL(paths.story(story.slug));
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
  await expect(note(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeFocused();
  await close.press('Enter');
  await expect(note(page)).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  await note(page).getByRole('link', { name: glossary.more }).click();
  await expect(page).toHaveURL(paths.glossary);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(glossary.heading);
  await expect(note(page)).toHaveCount(0);
  const group = glossary.groups.at(-1)!.name;
  await page.getByRole('navigation', { name: glossary.contents }).getByRole('link', { name: group }).click();
  await expect(page.getByRole('heading', { level: 2, name: group })).toBeInViewport();
});

test('The search of the glossary hides other words, and applies what was typed before hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.glossary);
  const field = page.getByLabel(ui.glossary.search);
  const shown = page.getByRole('main').locator('dt').filter({ visible: true });
  const [word] = words;
  await field.fill(` ${word!.latin.toUpperCase()} ${word!.meaning.split(' ').at(-1)}`);
  release();
  await expect(shown).toHaveText([nameOf(word!)]);
  await expect(page.getByRole('search').getByRole('status')).toHaveText(ui.glossary.resultsOne);
  await field.fill('helicopter');
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(page.getByRole('search').getByRole('status')).toHaveText(ui.glossary.none);
  await field.fill('');
  await expect(shown).toHaveCount(words.length);
});

test.describe('A word leads to its place on the glossary page', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch/ });

  test('before hydration, and when the note does not load', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/menu');
    const link = links(page).first();
    const word = await wordOf(link);
    await link.click();
    await expectOnGlossary(page, word);
    release();
    await page.goBack();
    await expect(page).toHaveURL('/menu');
    await hydrated(page);

    await page.route(/\/assets\/word-note-.*\.js$/, (route) => route.abort());
    await link.click();
    await expectOnGlossary(page, word);
  });

  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false });

    test('where every word is explained', async ({ page }) => {
      await page.goto(paths.story(story.slug));
      const link = links(page).first();
      const word = await wordOf(link);
      await link.click();
      await expectOnGlossary(page, word);
      await expect(page.getByRole('main').locator('dt')).toHaveText(words.map(nameOf));
      await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.glossary }).click();
      await expect(page).toHaveURL(paths.glossary);
    });
  });
});
