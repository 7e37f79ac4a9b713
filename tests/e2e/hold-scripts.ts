import type { Page } from '@playwright/test';

/** Delays hydration until the returned function is called. Call it before the page is opened. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/entry\.client.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
