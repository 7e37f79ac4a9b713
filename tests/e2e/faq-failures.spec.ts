import type { Route } from '@playwright/test';
import { eastHam, wimbledon } from './branch-files.ts';
import { expect, open, test } from './site.ts';

test.describe('when the server fails', () => {
  test.use({ expectedConsole: /^Error fetching FAQ|^Failed to load resource/ });

  const failures: Record<string, (route: Route) => Promise<void> | undefined> = {
    'is down': (route) => route.abort('connectionrefused'),
    'answers 500': (route) => route.fulfill({ status: 500, json: { data: [{ prompt: 'No', answer: 'No' }] } }),
    'answers with something that is not JSON': (route) => route.fulfill({ body: '<!doctype html>' }),
    'is cut off in the middle of its answer': (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"data":[{"prompt":"Do you' }),
    'answers in another shape': (route) => route.fulfill({ json: { data: [{ question: 'What?' }] } }),
    'does not answer': () => undefined,
  };
  for (const [failure, answer] of Object.entries(failures)) {
    test(`because it ${failure}, the list is empty, that is logged, and the telephones stand`, async ({ page }) => {
      await page.route('/api/faq', answer);
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error fetching FAQ'));
      await open(page, '/faq');
      expect((await logged).type()).toBe('error');
      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      const main = page.getByRole('main');
      for (const { phone } of [eastHam, wimbledon])
        await expect(main.getByRole('link', { name: new RegExp(`^${phone}`) })).toBeVisible();
    });
  }
});
