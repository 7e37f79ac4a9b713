import type { Browser, Page } from '@playwright/test';

/** The emulated phone: round-trip time in milliseconds, bits per second, and the factor by which its processor is slower. */
const NETWORK = { latency: 150, down: 1_600_000, up: 750_000 };
const SLOWDOWN = 4;

/** Opens an empty page of the phone, with empty cache and storage, and a function that closes it. */
export async function openPhone(browser: Browser, isSlowNetwork: boolean): Promise<AsyncDisposable & { page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (isSlowNetwork)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: NETWORK.latency,
      downloadThroughput: NETWORK.down / 8,
      uploadThroughput: NETWORK.up / 8,
    });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

/** The median, for an even count the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
