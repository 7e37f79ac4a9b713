import { siteStates } from './a11y-states.ts';
import { scan } from './axe-scan.ts';
import { expect, open, test } from './site.ts';

/** CSS pixels: a phone, a tablet, a desktop. */
const WIDTHS = [360, 768, 1280];
const PARTS = 4;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Addresses that lead nowhere, and servers that fail, are among the states.
  expectedConsole: /^Failed to load resource|^Error fetching/,
});

/** States on one path build on each other, so they stay in one part. */
const pathsOfStates = [...new Set(siteStates.map(({ path }) => path))];

for (let part = 0; part < PARTS; part += 1)
  test(`axe finds nothing in any state, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    const paths = pathsOfStates.filter((_path, index) => index % PARTS === part);
    for (const path of paths) {
      let isOpen = false;
      for (const { name, enter, leave } of siteStates.filter((state) => state.path === path)) {
        if (!isOpen) await open(page, path);
        isOpen = true;
        await enter?.(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft((await scan(page)).violations, `${name}, ${width} px`).toEqual([]);
        }
        await leave?.(page);
      }
    }
  });
