import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core';
import { chromiumFlags } from '../../tools/setup/ensure-chromium.ts';
import { eventually, findTarget, type BrowserDriver, isHydrated, type Target } from './driver.ts';

/** A proxy port on which nothing listens, so that requests to other hosts fail. */
const CLOSED_PORT = 9;

const SIZES = { wide: { width: 1280, height: 900 }, narrow: { width: 400, height: 800 } };

/** Launches Firefox, driven over WebDriver BiDi. */
export const launchFirefox = (executablePath: string, site: string): Promise<BrowserDriver> =>
  launchPuppeteer(site, () =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {
        // As guests have it.
        'dom.disable_open_during_load': true,
        'network.proxy.type': 1,
        'network.proxy.http': '127.0.0.1',
        'network.proxy.http_port': CLOSED_PORT,
        'network.proxy.ssl': '127.0.0.1',
        'network.proxy.ssl_port': CLOSED_PORT,
        'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
        'ui.prefersReducedMotion': 1,
      },
    }),
  );

/** Launches Chromium for the same journeys, to show which differences are specific to an engine. */
export const launchChromium = (executablePath: string, site: string): Promise<BrowserDriver> =>
  launchPuppeteer(site, () =>
    puppeteer.launch({
      browser: 'chrome',
      executablePath,
      // As guests have it.
      ignoreDefaultArgs: ['--disable-popup-blocking'],
      args: [
        ...chromiumFlags,
        '--force-prefers-reduced-motion',
        `--proxy-server=127.0.0.1:${CLOSED_PORT}`,
        '--proxy-bypass-list=localhost',
      ],
    }),
  );

async function launchPuppeteer(site: string, launch: () => Promise<Browser>): Promise<BrowserDriver> {
  const browser = await launch();
  const page = await browser.newPage();
  await page.setViewport(SIZES.wide);

  const find = async ({ css, name }: Target): Promise<ElementHandle> => {
    let found: ElementHandle | null = null;
    const tryFind = async () => {
      found = (await page.evaluateHandle(findTarget, css, name ?? null)).asElement() as ElementHandle | null;
      return found !== null;
    };
    await eventually(tryFind, true, `${css} "${name ?? ''}" is visible`);
    // `eventually` throws if the element was not found.
    return found!;
  };
  const untilHydrated = (path: string) => eventually(() => page.evaluate(isHydrated), true, `${path} is hydrated`);
  return {
    open: async (path) => {
      await page.goto(new URL(path, site).href);
      await untilHydrated(path);
    },
    untilReloaded: async (act) => {
      await Promise.all([page.waitForNavigation(), act()]);
      await untilHydrated('the reloaded page');
    },
    resize: (size) => page.setViewport(SIZES[size]),
    click: async (target) => (await find(target)).click(),
    type: async (target, text) => (await find(target)).type(text),
    press: (key) => page.keyboard.press(key),
    // As text, so that arguments and results are JSON in both protocols.
    evaluate: (run, ...args) =>
      page.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<ReturnType<typeof run>>,
    close: () => browser.close(),
  };
}
