import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core';
import { chromiumFlags } from '../../tools/setup/ensure-chromium.ts';
import { eventually, findTarget, type Guest, isHydrated, type Target } from './guest.ts';

/** A port on which nothing listens: whatever would leave this machine ends there. */
const NOWHERE = 9;

const SIZES = { wide: { width: 1280, height: 900 }, narrow: { width: 400, height: 800 } };

/** Firefox over WebDriver BiDi. */
export const firefoxGuest = (executablePath: string, site: string): Promise<Guest> =>
  puppeteerGuest(site, () =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {
        'network.proxy.type': 1,
        'network.proxy.http': '127.0.0.1',
        'network.proxy.http_port': NOWHERE,
        'network.proxy.ssl': '127.0.0.1',
        'network.proxy.ssl_port': NOWHERE,
        'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
        'ui.prefersReducedMotion': 1,
      },
    }),
  );

/** Chromium, on the same journeys, so that a difference is seen to be the engine's. */
export const chromiumGuest = (executablePath: string, site: string): Promise<Guest> =>
  puppeteerGuest(site, () =>
    puppeteer.launch({
      browser: 'chrome',
      executablePath,
      args: [
        ...chromiumFlags,
        '--force-prefers-reduced-motion',
        `--proxy-server=127.0.0.1:${NOWHERE}`,
        '--proxy-bypass-list=localhost',
      ],
    }),
  );

async function puppeteerGuest(site: string, launch: () => Promise<Browser>): Promise<Guest> {
  const browser = await launch();
  const page = await browser.newPage();
  await page.setViewport(SIZES.wide);

  const find = async ({ css, name }: Target): Promise<ElementHandle> => {
    let found: ElementHandle | null = null;
    const look = async () => {
      found = (await page.evaluateHandle(findTarget, css, name ?? null)).asElement() as ElementHandle | null;
      return found !== null;
    };
    await eventually(look, true, `${css} "${name ?? ''}" is there`);
    // The wait above has ended only because it was found.
    return found!;
  };
  return {
    open: async (path) => {
      await page.goto(new URL(path, site).href);
      await eventually(() => page.evaluate(isHydrated), true, `React takes ${path} over`);
    },
    resize: (size) => page.setViewport(SIZES[size]),
    click: async (target) => (await find(target)).click(),
    type: async (target, text) => (await find(target)).type(text),
    press: (key) => page.keyboard.press(key),
    // As text, so that both protocols are given the same thing: arguments and answers are JSON.
    read: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<ReturnType<typeof run>>,
    close: () => browser.close(),
  };
}
