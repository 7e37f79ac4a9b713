import type { Page } from '@playwright/test';

/** Without spaces and capitals, which differ between a text and the page: CSS sets capitals, and a sentence may be a box of its own. */
const plain = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();

/** The texts that the page does not show. */
export async function missingTexts(page: Page, texts: readonly string[]): Promise<string[]> {
  const shown = plain(await page.locator('body').innerText());
  return texts.filter((text) => !shown.includes(plain(text)));
}
