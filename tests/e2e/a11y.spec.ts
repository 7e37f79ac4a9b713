import { deal } from './addresses.ts';
import { siteStates } from './a11y-states.ts';
import { scan } from './axe-scan.ts';
import { expect, open, test } from './site.ts';

test.use({
  viewport: { width: 390, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  // Servers that fail are among the states.
  expectedConsole: /^Failed to load resource|^Error fetching/,
});

/** States on one path follow each other, so they stay in one part. */
const paths = [...new Set(siteStates.map(({ path }) => path))];

for (const { hand, dealt } of deal(paths, 4))
  test(`axe finds nothing in any open state, part ${hand} of 4`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of dealt) {
      await open(page, path);
      for (const { name, enter, leave } of siteStates.filter((state) => state.path === path)) {
        await enter?.(page);
        expect.soft((await scan(page)).violations, name).toEqual([]);
        await leave?.(page);
      }
    }
  });
