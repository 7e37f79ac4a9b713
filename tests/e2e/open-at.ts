import type { Page } from '@playwright/test';
import { open } from './site.ts';

/** Opens a page on a device whose clock stands still at a time: an ISO time, or milliseconds since 1970. */
export async function openAt(page: Page, path: string, time: string | number): Promise<void> {
  await page.clock.setFixedTime(new Date(time));
  await open(page, path);
}
