import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { hostileWidgets } from './hostile-widget.ts';

/** How the stand-in for the reviews service behaves. */
export type Behaviour = 'hangs' | 'huge' | 'forbids other sites' | keyof typeof hostileWidgets;

/** A reviews service as bad as they come. */
export interface HostileService {
  /** On another site than the pages, which are on 127.0.0.1. */
  origin: string;
  /** The headers of every request, with its path. */
  requests: { path: string; cookie: string; referrer: string }[];
  stop: () => void;
}

/** The size of a huge answer, in bytes. */
const HUGE = 50 * 1024 * 1024;

const COOKIES = ['plain=1', 'foreign=1; SameSite=None; Secure', 'own=1; SameSite=None; Secure; Partitioned'];

/** A page of the service that shows what it finds stored. Its attribute tells the drivers that it is ready. */
const PROBE = `<!doctype html><title>probe</title><p id="cookie"></p><p id="storage"></p><script>
  document.querySelector('#cookie').textContent = document.cookie;
  document.querySelector('#storage').textContent = Object.keys({ ...localStorage, ...sessionStorage }).join();
  document.documentElement.dataset.hydrated = '';
</script>`;

const script = (behaviour: Behaviour, origin: string): string =>
  behaviour in hostileWidgets
    ? `(${String(hostileWidgets[behaviour as keyof typeof hostileWidgets])})('${origin}')`
    : '1';

/** Starts the service. It sets cookies with its script and whenever the widget asks for `/set`. */
export async function startHostileService(behaviour: Behaviour): Promise<HostileService> {
  const requests: HostileService['requests'] = [];
  const answer = ({ url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(url, 'http://localhost');
    requests.push({ path: pathname, cookie: headers.cookie ?? '', referrer: headers.referer ?? '' });
    if (pathname === '/probe') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(PROBE);
    if (behaviour !== 'forbids other sites') {
      // The widget's page has no origin, so that it is called "null". With credentials, a star is not enough.
      response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
      response.setHeader('Access-Control-Allow-Credentials', 'true');
    }
    // Not with the icon of the probe, which is a visit to the service itself.
    if (['/widget.js', '/set'].includes(pathname)) response.setHeader('Set-Cookie', COOKIES);
    if (pathname !== '/widget.js') return void response.writeHead(200, { 'Content-Type': 'image/png' }).end();
    if (behaviour === 'hangs') return;
    response.writeHead(200, { 'Content-Type': 'text/javascript' });
    response.end(behaviour === 'huge' ? Buffer.alloc(HUGE, ' ') : script(behaviour, `http://${headers.host}`));
  };
  const server = createServer(answer).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The system assigned no port.');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${address.port}`, requests, stop };
}
