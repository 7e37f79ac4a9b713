import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** How the stand-in for the reviews service behaves. */
export type Behaviour = 'works' | 'hangs' | 'fails' | 'throws';

/** What the widget of a service that works shows. */
export const WIDGET_TEXT = 'Words of the outside service';

/** The height of what the widget shows, in CSS pixels. */
export const WIDGET_HEIGHT = 321;

const widget = (className: string) => `
  for (const box of document.querySelectorAll('.${className}')) {
    box.append('${WIDGET_TEXT}');
    box.style.height = '${WIDGET_HEIGHT}px';
  }`;

const scriptOf = (behaviour: Exclude<Behaviour, 'hangs'>, className: string): { status: number; body: string } =>
  ({
    works: { status: 200, body: widget(className) },
    fails: { status: 500, body: 'broken' },
    throws: { status: 200, body: `throw new Error('the widget is broken')` },
  })[behaviour];

/**
 * Starts a server on a port of its own that stands in for the reviews service, and sends the page's requests for the
 * service there. Returns a function that stops it.
 */
export async function startReviewsService(
  page: Page,
  { script, className }: { script: string; className: string },
  behaviour: Behaviour,
): Promise<() => Promise<void>> {
  const server: Server = createServer((_request, response) => {
    if (behaviour === 'hangs') return;
    const { status, body } = scriptOf(behaviour, className);
    response.writeHead(status, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const { origin } = new URL(script);
  await page.route(`${origin}/**`, async (route) => {
    const address = route.request().url().replace(origin, `http://127.0.0.1:${port}`);
    await route.fulfill({ response: await route.fetch({ url: address, timeout: 60_000 }) }).catch(() => {});
  });
  return async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
