import { expect, open, test } from '../e2e/site.ts';
import { content } from './content.ts';

/* What the requirements demand of the real pages that only a browser can tell. Their texts are checked in pages.test.ts. */

test('each slide of the home page stays for 7 s, and shows its text and button', async ({ page }) => {
  await open(page, '/');
  const carousel = page.locator('[aria-roledescription=carousel]');
  const progress = () =>
    carousel.evaluate((element) => {
      const running = element.getAnimations({ subtree: true }).find((one) => one instanceof CSSAnimation);
      return running?.effect?.getComputedTiming().duration;
    });
  await expect.poll(progress).toBe(7000);
  expect(content.home.slides).toHaveLength(3);
  for (const [index, { headline, button, href }] of content.home.slides.entries()) {
    await carousel.getByRole('button', { name: new RegExp(`^Slide ${index + 1}:`) }).click();
    const slide = carousel.locator('[aria-roledescription=slide]').filter({ visible: true });
    await expect(slide).toHaveCount(1);
    await expect(slide.getByRole('heading', { level: 2 })).toHaveText(headline);
    await expect(slide.getByRole('link', { name: button, exact: true })).toHaveAttribute('href', href);
  }
});

test.describe('On the own host of the branch without booking', () => {
  const host = content.branches.find((branch) => !branch.hostHasBooking)?.host ?? '';
  // The host is served without TLS here, which disables one header.
  test.use({ expectedConsole: new RegExp(`//${host.replaceAll('.', '\\.')}|Cross-Origin-Opener-Policy`) });

  test('the booking button is never shown, and the booking page can be reached', async ({ page, baseURL }) => {
    // playwright.config.ts maps the host to this machine.
    const origin = `http://${host}:${new URL(baseURL ?? '').port}`;
    await page.addInitScript(() => {
      const seen: boolean[] = [];
      Object.assign(window, { seen });
      const look = () => {
        for (const link of document.querySelectorAll<HTMLElement>('[data-booking]')) seen.push(link.checkVisibility());
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`${origin}/`);
    const booking = page.getByRole('link', { name: 'BOOK A RESERVATION' });
    await expect(booking).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('link', { name: 'ORDER ONLINE' }).filter({ visible: true })).not.toHaveCount(0);
    await expect(booking).toHaveCount(0);
    const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(true);
    await page.goto(`${origin}/book-reservation`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose The Store To Book Your Table');
  });
});
