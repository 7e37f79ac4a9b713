import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { REVIEWS_FRAME_PATH } from '../../model/page-security.ts';

/** Runs a proxy in front of a site, whose reviews then come from another service. */
export async function startReviewsSite(
  site: string,
  from: string,
  to: string,
): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const isFrame = url === REVIEWS_FRAME_PATH;
    const passedOn = request(
      new URL(url, site),
      { method, headers: { ...headers, ...(isFrame && { 'accept-encoding': 'identity' }) } },
      (answer) => {
        const { statusCode = 502 } = answer;
        if (!isFrame) return void answer.pipe(outgoing.writeHead(statusCode, answer.headers));
        const policy = String(answer.headers['content-security-policy']);
        const changed = { 'content-security-policy': policy.replaceAll(from, to), 'content-length': undefined };
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks).toString().replaceAll(from, to);
          for (const [name, value] of Object.entries({ ...answer.headers, ...changed }))
            if (value !== undefined) outgoing.setHeader(name, value);
          outgoing.writeHead(statusCode).end(body);
        });
      },
    );
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
