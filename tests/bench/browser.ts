import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../tools/ensure-chromium.ts';

/** Every page that a guest can reach. */
export const ROUTES = [
  '/',
  '/about-us',
  '/menu',
  '/blog',
  '/blog/the-soul-of-chettinad',
  '/blog/dining-experience-eastham-valavu',
  '/blog/from-chettinad-to-london',
  '/select-store',
  '/book-reservation',
  '/privacy-policy',
  '/terms-and-conditions',
  '/accessibility',
  '/faq',
  '/glossary',
  '/allergens/wimbledon',
  '/feedback',
  '/under-construction',
  '/gotoappstore',
  '/offline',
] as const;

/** Chromium as the browser tests start it. */
export function launch(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumFlags, ...more] });
}
