import { paths } from '../../src/paths.ts';
import { ui } from './content.ts';
import { expect, test } from './site.ts';

test.use({ expectedConsole: /Content Security Policy|requires 'Trusted|TrustedTypePolicy/i });

/** Scripts in the ways in which they can get into a page. */
const injected = `<script>window.ran = 'inline'</script>
  <script src="data:text/javascript,window.ran='data'"></script>
  <img src="x:" onerror="window.ran = 'handler'" alt="">
  <a id="trap" href="javascript:window.ran='link'">here</a>
  <base href="https://elsewhere.example/">`;

test('An injected script does not run, code cannot turn text into HTML, and the page starts', async ({ page }) => {
  await page.route(paths.faq, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${injected}</body>`) });
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective: directive }) => {
      // Chromium reports the base again for each picture that it chooses.
      if (directive !== 'base-uri' || !refused.includes(directive)) refused.push(directive);
    });
  });
  await page.goto(paths.faq);
  await page.locator('#trap').evaluate((link: HTMLElement) => link.click());
  const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused.toSorted());
  // Inline, from a data URL, and behind the link.
  const scripts = ['script-src-attr', ...Array.from({ length: 3 }, () => 'script-src-elem')];
  await expect.poll(refused).toEqual(['base-uri', 'img-src', ...scripts]);
  const attempts = await page.evaluate(() => {
    const html = '<img src="x:" onerror="window.ran = true" alt="">';
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    return [
      () => (document.body.innerHTML = html),
      () => Object.assign(document.createElement('script'), { src: '/_astro/any.js' }),
      () => new Worker('/sw.js'),
      // The site's own policy exists already, and there is no other.
      ...['default', 'own-scripts'].map((name) => () => trustedTypes.createPolicy(name, {})),
    ].map(attempt);
  });
  expect(new Set(attempts)).toEqual(new Set(['TypeError']));
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.faq.banner);
});
