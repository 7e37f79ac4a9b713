import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { BrowserDriver } from './driver.ts';

/** The cookie with which a page has its own requests for some scripts fail. Its value is a part of their paths. */
export const MISSING_SCRIPTS = 'missing-scripts';

/** Runs a proxy in front of a site. It closes the connection of requests for scripts that a page has made unavailable. */
export async function startFaultySite(site: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const [, missing] = new RegExp(`${MISSING_SCRIPTS}=([^;]+)`).exec(headers.cookie ?? '') ?? [];
    if (missing && url.startsWith('/assets/') && url.includes(missing)) return void outgoing.destroy();
    const passedOn = request(new URL(url, site), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The system assigned no port.');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${address.port}`, stop };
}

/** Makes scripts unavailable to the open page. An empty name makes all available again. */
export const setMissingScripts = (driver: BrowserDriver, name: string): Promise<string> =>
  driver.evaluate((cookie, value) => (document.cookie = `${cookie}=${value}`), MISSING_SCRIPTS, name);
