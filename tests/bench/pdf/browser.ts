/** Measures the PDF download as a visitor sees it: the built site in Chromium. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../tools/setup/ensure-chromium.ts';
import { serveBuild } from '../servers.ts';

export interface BrowserTimes {
  /** Milliseconds from the click to the finished file, per round. */
  clickToFile: number[];
  /** Processor time of the longest task on the main thread, in milliseconds, per round. */
  blocked: number[];
}

/**
 * Creates East Ham's menu repeatedly. The first time is not measured.
 *
 * @param build the build folder, which contains client/
 */
export async function measureInBrowser(build: string, rounds: number): Promise<BrowserTimes> {
  await using server = await serveBuild(build);
  const executablePath = await findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${server.origin}/menu`);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    await createPdf(page);
    const times: BrowserTimes = { clickToFile: [], blocked: [] };
    for (let round = 0; round < rounds; round += 1) {
      times.clickToFile.push(await createPdf(page));
      times.blocked.push(await longestTask(browser, page, () => createPdf(page)));
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Returns the milliseconds from the click to the finished file. */
async function createPdf(page: Page): Promise<number> {
  // Lets the page finish with the previous file.
  await page.waitForTimeout(300);
  const download = page.waitForEvent('download');
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
  await (await download).delete();
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
  const mainThreads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = new Set(mainThreads.map(threadOf));
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && threads.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('Chromium traced no task of the main thread.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
