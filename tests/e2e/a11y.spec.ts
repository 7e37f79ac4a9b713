import type { Page } from '@playwright/test';
import { deal } from './addresses.ts';
import { siteStates } from './a11y-states.ts';
import { scan } from './axe-scan.ts';
import { expect, open, test } from './site.ts';

/** CSS pixels: a phone, a tablet, a desktop. */
const PHONE = 360;
const WIDTHS = [PHONE, 768, 1280];

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Addresses that lead nowhere, and servers that fail, are among the states. A preloaded picture is unused if the width changes.
  expectedConsole: /^Failed to load resource|^Error fetching|preload but not used within/,
});

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });
/** States on one path follow each other, so they stay in one part. */
const paths = [...new Set(siteStates.map(({ path }) => path))];

for (const { hand, dealt } of deal(paths, 6))
  test(`axe finds nothing in any state, part ${hand} of 6`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of dealt) {
      await setWidth(page, PHONE);
      await open(page, path);
      for (const { name, enter, leave } of siteStates.filter((state) => state.path === path)) {
        await enter?.(page);
        for (const width of WIDTHS) {
          await setWidth(page, width);
          expect.soft((await scan(page)).violations, `${name}, ${width} px`).toEqual([]);
        }
        await setWidth(page, PHONE);
        await leave?.(page);
      }
    }
  });
