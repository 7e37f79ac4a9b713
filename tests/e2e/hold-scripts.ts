import type { Page } from '@playwright/test';

/** What starts React, which every island needs. */
const REACT = /\/_astro\/hydrate\..*\.js$/;
/** Every script file. A page that waits for them is never loaded: open it with `waitUntil: 'commit'`. */
export const ALL_SCRIPTS = /\/_astro\/.*\.js$/;

/** Holds back scripts until the returned function is called. Call it before the page is opened. */
export async function holdScripts(page: Page, scripts = REACT): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
