/** What a visitor waits for: the built site in Chromium. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../tools/setup/ensure-chromium.ts';
import { serveBuild } from '../servers.ts';

export interface BrowserTimes {
  /** Milliseconds from the click to the finished file, of each round. */
  clickToFile: number[];
  /** The longest task of the page's own thread, as processor time in milliseconds, of each round. */
  blocked: number[];
}

/**
 * Makes East Ham's menu again and again, the first time unmeasured.
 *
 * @param build the built folder that has client/ in it
 */
export async function measureInBrowser(build: string, rounds: number): Promise<BrowserTimes> {
  await using server = await serveBuild(build);
  const executablePath = await findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${server.origin}/menu`);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    await makeOnce(page);
    const times: BrowserTimes = { clickToFile: [], blocked: [] };
    for (let round = 0; round < rounds; round += 1) {
      times.clickToFile.push(await makeOnce(page));
      times.blocked.push(await longestTask(browser, page, () => makeOnce(page)));
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the click to the finished file. */
async function makeOnce(page: Page): Promise<number> {
  // The page has done with the file before.
  await page.waitForTimeout(300);
  const saved = page.waitForEvent('download');
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const buttons = [...document.querySelectorAll('button')];
        const start = performance.now();
        const create = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (object) => {
          resolve(performance.now() - start);
          URL.createObjectURL = create;
          return create(object);
        };
        buttons.find(({ textContent }) => textContent?.startsWith('DOWNLOAD'))?.click();
      }),
  );
  await (await saved).delete();
  return time;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** Microseconds of processor time. */
  tdur?: number;
}

async function longestTask(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = new Set(pages.map(threadOf));
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && threads.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('Chromium traced no task of the page.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
