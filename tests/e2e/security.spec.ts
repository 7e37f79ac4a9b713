import { paths } from '../../src/paths.ts';
import { ui } from './content.ts';
import { expect, test } from './site.ts';

test.use({ expectedConsole: /Content Security Policy|requires 'Trusted|TrustedTypePolicy/i });

test('A script that got into a page does not run, code cannot turn text into HTML, and the page starts all the same', async ({
  page,
}) => {
  await page.route(paths.faq, async (route) => {
    const response = await route.fetch();
    const injected = `<script>window.ran = 'inline'</script>
      <script src="data:text/javascript,window.ran='data'"></script>
      <img src="x:" onerror="window.ran = 'handler'" alt="">
      <a id="trap" href="javascript:window.ran='link'">here</a>
      <base href="https://elsewhere.example/">`;
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${injected}</body>`) });
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener(
      'securitypolicyviolation',
      (event) => 'effectiveDirective' in event && refused.push(String(event.effectiveDirective)),
    );
  });
  await page.goto(paths.faq);
  await page.locator('#trap').evaluate((link: HTMLElement) => link.click());
  const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  await expect.poll(refused).toEqual(expect.arrayContaining(['base-uri', 'script-src-attr', 'script-src-elem']));
  // Inline, from a data URL, and behind the link.
  await expect.poll(async () => (await refused()).filter((one) => one === 'script-src-elem')).toHaveLength(3);

  const attempts = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: Record<string, (text: string) => string>) => unknown };
    };
    const html = '<img src="x:" onerror="window.ran = true" alt="">';
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      () => (document.body.innerHTML = html),
      () => document.createRange().createContextualFragment(html),
      () => Object.assign(document.createElement('script'), { src: '/_astro/any.js' }),
      () => Object.assign(document.createElement('iframe'), { srcdoc: html }),
      () => new Worker('/sw.js'),
      () => trustedTypes.createPolicy('default', { createHTML: (text) => text }),
      // The site's own policy exists already.
      () => trustedTypes.createPolicy('own-scripts', { createHTML: (text) => text }),
    ].map(attempt);
  });
  expect(new Set(attempts)).toEqual(new Set(['TypeError']));
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.faq.banner);
});
