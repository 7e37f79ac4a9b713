import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readContent } from '../../model/read/read.ts';
import { listPages } from '../../src/routes.ts';
import { parseTokens } from '../../src/styles/read-tokens.ts';
import { writeNewRestaurant } from '../../tools/new-restaurant.ts';
import { serve } from '../bench/serve.ts';
import { ownNames } from '../own-names.ts';
import { runInCopy } from '../run-in-copy.ts';
import { expect, test as site } from './site.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/new-restaurant');
const build = { CONTENT: join(folder, 'content'), BUILD_FOLDER: join(folder, 'build') };

/** On the site of a folder that `npm run new-restaurant` has just written. */
const test = site.extend({
  // Playwright reads from the parameter which fixtures it needs.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await rm(folder, { recursive: true, force: true });
    writeNewRestaurant(build.CONTENT);
    await runInCopy(root, ['tools/build.ts'], build);
    await using server = await serve(build.BUILD_FOLDER);
    await use(server.origin);
  },
});

test.use({ expectedConsole: /status of 404/ });

test('A new restaurant has a site with no word, picture or colour of another', async ({ page, baseURL }) => {
  const content = await readContent(build.CONTENT, { listPages });
  const own = parseTokens(readFileSync(join(build.CONTENT, 'theme/theme.css'), 'utf8'));
  const first = parseTokens(readFileSync(join(root, 'src/styles/tokens.css'), 'utf8'));
  const values = [...own.keys()].map((token) => first.get(token) ?? '');
  const others = values.map((value) => rgb(value));
  await page.setViewportSize({ width: 320, height: 740 });
  for (const { path } of content.pages.filter((one) => !one.path.includes('*'))) {
    await page.goto(`${baseURL}${path}`);
    const text = await page.locator('html').innerHTML();
    expect(text, path).not.toMatch(ownNames);
    expect(text, path).not.toContain('Brasa');
    const drawn = text.replaceAll(/<style[^]*?<\/style>/g, '');
    expect(
      values.filter((value) => drawn.includes(value)),
      path,
    ).toEqual([]);
    expect(text, path).not.toContain('arimatamil:');
    await expect(page.locator('picture'), path).toHaveCount(0);
    const seen = await page.evaluate(() => ({
      colours: [...document.querySelectorAll('body, body *')].flatMap((element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        return [color, backgroundColor, borderTopColor];
      }),
      overflow: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(
      others.filter((each) => seen.colours.includes(each)),
      path,
    ).toEqual([]);
    expect(seen.overflow, path).toBeLessThanOrEqual(0);
  }
  await page.goto(`${baseURL}/blog/a-story`);
  await expect(page.getByRole('heading', { name: content['not-found'].title })).toBeVisible();
});

/** '#7a2418' as browsers give it. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
