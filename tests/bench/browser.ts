import { type Browser, chromium } from '@playwright/test';
import { pages } from '../pages.ts';
import { chromiumFlags, findChromium } from '../../tools/setup/ensure-chromium.ts';

/** Every page of the site, each by its canonical path. */
export const ROUTES = pages
  .filter(({ path, canonical }) => path === canonical && !path.includes('*'))
  .map(({ path }) => path);

/** Launches Chromium as the browser tests do. */
export function launch(extraFlags: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumFlags, ...extraFlags] });
}
