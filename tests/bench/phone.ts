import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** The emulated phone: a slow network and a quarter of this machine's processor speed. */
export const phone = {
  screen: { width: 390, height: 844 },
  density: 3,
  /** Round-trip time, in milliseconds. */
  latency: 150,
  /** Bandwidth, in bits per second. */
  down: 1_600_000,
  up: 750_000,
  /** Factor by which the processor is slower than this machine's. */
  slowdown: 4,
} as const;

export interface PhonePage extends AsyncDisposable {
  page: Page;
  session: CDPSession;
}

/** Opens a page in a new browser context, with empty cache and storage. */
export async function openPhonePage(
  browser: Browser,
  { network = true }: { network?: boolean } = {},
): Promise<PhonePage> {
  const context: BrowserContext = await browser.newContext({
    viewport: phone.screen,
    deviceScaleFactor: phone.density,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: phone.down / 8,
      uploadThroughput: phone.up / 8,
    });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  return { page, session, [Symbol.asyncDispose]: () => context.close() };
}
