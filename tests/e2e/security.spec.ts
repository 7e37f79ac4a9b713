import { paths } from '../../app/paths.ts';
import { ui } from './content.ts';
import { expect, hydrated, test } from './site.ts';

test.use({ expectedConsole: /Content Security Policy|content security policy/ });

test('a script that got into a page does not run, and the page starts all the same', async ({ page }) => {
  await page.route(paths.faq, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const injected = `<script>window.ran = 'inline'</script>
      <script src="data:text/javascript,window.ran='data'"></script>
      <img src="x:" onerror="window.ran = 'handler'" alt="">
      <a id="trap" href="javascript:window.ran='link'">here</a>
      <base href="https://elsewhere.example/">`;
    await route.fulfill({ response, body: html.replace('</body>', `${injected}</body>`) });
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
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.faq.banner);
});
