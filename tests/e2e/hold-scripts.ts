import type { Page } from '@playwright/test';

/** Holds React back until the returned function is called. Call it before the page is opened. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/entry\.client.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
