import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { reviewsService } from './site-file.ts';

/** How the stand-in for the reviews service behaves. */
export type Behaviour = 'works' | 'hangs' | 'fails' | 'throws';

const SCRIPTS: Record<Exclude<Behaviour, 'hangs'>, { status: number; body: string }> = {
  works: {
    status: 200,
    body: `for (const box of document.querySelectorAll('.reviews-widget')) box.append('Words of the outside service');
           window.widgetLoads = (window.widgetLoads ?? 0) + 1;`,
  },
  fails: { status: 500, body: 'broken' },
  throws: { status: 200, body: `throw new Error('the widget is broken')` },
};

/**
 * Starts a server on a port of its own that stands in for the reviews service, and sends the page's requests for the
 * service there. Returns what stops it.
 */
export async function startReviewsService(page: Page, behaviour: Behaviour): Promise<() => Promise<void>> {
  const server: Server = createServer((_request, response) => {
    if (behaviour === 'hangs') return;
    const { status, body } = SCRIPTS[behaviour];
    response.writeHead(status, { 'Content-Type': 'text/javascript' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  await page.route(`${reviewsService}**`, async (route) => {
    const address = route.request().url().replace(reviewsService, `http://127.0.0.1:${port}/`);
    await route.fulfill({ response: await route.fetch({ url: address, timeout: 60_000 }) }).catch(() => {});
  });
  return async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
