import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../listen.ts';
import { NETWORK } from './phone.ts';
import type { Site } from './serve.ts';

/** Sends what one socket receives to another, each part after the time that the line takes. */
function relay(from: Socket, to: Socket, timeFor: (bytes: number) => number, rename = (part: Buffer) => part): void {
  from.on('data', (part: Buffer) => setTimeout(() => to.write(rename(part)), timeFor(part.length)));
  from.on('close', () => setTimeout(() => to.destroy(), timeFor(0)));
  from.on('error', () => to.destroy());
}

/** As from a server that names no rules. */
const hideRules = (part: Buffer): Buffer =>
  Buffer.from(part.toString('latin1').replaceAll(/^speculation-rules:/gim, 'x-peculation-rules:'), 'latin1');

/**
 * A slow line to a site, for all of a browser: emulation in the browser holds for one page, and not for its service worker or for a page that
 * is being prerendered.
 */
export async function slowLine({ origin }: Site, hasRules: boolean): Promise<Site> {
  const delay = NETWORK.latency / 2;
  let freeAt = 0;
  /** All connections share the throughput. */
  const download = (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / NETWORK.downloadThroughput) * 1000;
    return freeAt - performance.now() + delay;
  };
  const server = createServer((guest) => {
    // A connection takes a round trip.
    setTimeout(() => {
      const site = connect(Number(new URL(origin).port), 'localhost');
      relay(guest, site, () => delay);
      relay(site, guest, download, hasRules ? undefined : hideRules);
    }, NETWORK.latency);
  });
  const close = () => void server.close();
  return {
    origin: `http://localhost:${await listen(server, 'localhost')}`,
    [Symbol.asyncDispose]: async () => close(),
  };
}
