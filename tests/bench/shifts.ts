import type { Browser } from '@playwright/test';
import type { Report } from './bench.ts';
import { type MeasuredWindow, watchLoading } from './pages.ts';
import type { Site } from './serve.ts';

/** Widths of windows, in CSS pixels: phones, a tablet, desktops. */
const WIDTHS = [360, 390, 768, 1280, 1440, 1920] as const;
/** The maximum layout shift score (CLS). Text that moves by less than a pixel stays below it. */
const LIMIT = 0.002;
/** How long to wait after the network is idle, until fonts, pictures and scripts have taken effect. */
const SETTLE_MS = 800;

/** Measures the layout shift of each page by the width of the window, on a fast connection. measurePages() does so on a slow one. */
export async function measureShifts(browser: Browser, paths: readonly string[], site: Site): Promise<Report> {
  const rows: (string | number)[][] = [];
  const missed: string[] = [];
  for (const path of paths) {
    const shifts: number[] = [];
    for (const width of WIDTHS) shifts.push(await shiftOf(browser, site.origin + path, width));
    rows.push([path, ...shifts.map((shift) => shift.toFixed(4))]);
    for (const [index, shift] of shifts.entries())
      if (shift >= LIMIT) missed.push(`${path} shifts by ${shift.toFixed(4)} at ${WIDTHS[index]} px`);
  }
  return { head: WIDTHS.map((width) => `${width} px`), rows, missed };
}

async function shiftOf(browser: Browser, url: string, width: number): Promise<number> {
  await using context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchLoading);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  return await page.evaluate(() => (window as unknown as MeasuredWindow).metrics.shift);
}
