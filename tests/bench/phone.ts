import type { Browser, Page } from '@playwright/test';

/** The emulated phone: round-trip time in milliseconds, bytes per second, and the factor by which its processor is slower. */
export const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
export const SLOWDOWN = 4;

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
  if (isSlowNetwork) await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

/** The median; of an even count, the higher of the two middle values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
