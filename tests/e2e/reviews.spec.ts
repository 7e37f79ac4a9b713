import { type Behaviour, startReviewsService } from './reviews-service.ts';
import { expect, open, test } from './site.ts';
import { literally, reviewsService } from './site-file.ts';

test.use({
  expectedConsole: new RegExp(`${literally(reviewsService)}|status of 500|the widget is broken|ERR_NAME_NOT_RESOLVED`),
});

const section = { name: 'What guests say' };

/** What stands whatever the service does. */
const standing = ['LEAVE A REVIEW', 'QR code that opens our page on the reviews service'];

test('the script comes when the section is entered and goes, with all it drew, when it is left', async ({ page }) => {
  const stop = await startReviewsService(page, 'works');
  await open(page, '/');
  const script = page.locator(`script[src^="${reviewsService}"]`);
  await expect(script).toHaveCount(0);
  await page.getByRole('heading', section).scrollIntoViewIfNeeded();
  await expect(page.getByText('Words of the outside service')).toBeVisible();
  await expect(script).toHaveCount(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(script).toHaveCount(0);
  await expect(page.getByText('Words of the outside service')).toHaveCount(0);
  await page.getByRole('heading', section).scrollIntoViewIfNeeded();
  await expect(page.getByText('Words of the outside service')).toBeVisible();
  await stop();
});

const broken: { behaviour: Behaviour; says: RegExp }[] = [
  { behaviour: 'hangs', says: /Fetching the reviews/ },
  { behaviour: 'fails', says: /The reviews did not load/ },
];

for (const { behaviour, says } of broken) {
  test(`a service that ${behaviour} leaves the QR code and the link`, async ({ page }) => {
    const stop = await startReviewsService(page, behaviour);
    await open(page, '/');
    await page.getByRole('heading', section).scrollIntoViewIfNeeded();
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(standing[0] ?? '', 'i') })).toBeVisible();
    await expect(page.getByRole('img', { name: standing[1] ?? '' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'VIEW FULL MENU' }).click();
    await expect(page).toHaveURL('/menu');
    await stop();
  });
}

test.describe('a service that throws', () => {
  test('breaks nothing', async ({ page }) => {
    const stop = await startReviewsService(page, 'throws');
    await open(page, '/');
    await page.getByRole('heading', section).scrollIntoViewIfNeeded();
    await expect(page.locator(`script[src^="${reviewsService}"]`)).toHaveCount(1);
    await page.getByRole('button', { name: /^Slide 2/ }).click();
    await expect(page.getByRole('heading', { name: 'A second door is open on Garratt Lane.' })).toBeVisible();
    await stop();
  });
});
