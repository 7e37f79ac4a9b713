import { join } from 'node:path';
import { test as base, expect, type Page, type Request } from '@playwright/test';
import { scan } from './axe-scan.ts';

interface SiteFixtures {
  /** Errors and warnings of the console, exceptions, and addresses outside the site, that do not fail the test. */
  expectedConsole: RegExp | null;
  siteWatch: void;
}

const PHONE = { width: 360, height: 740 };
const ACCEPTANCE = join(import.meta.dirname, '../acceptance');

/** Logged by the page when it may not register its service worker (playwright.config.ts). */
const BLOCKED = /^Service Worker registration blocked by Playwright$/;

/**
 * Every test fails on an unexpected console error or warning, on an uncaught exception, on any violation of the content
 * security policy (Trusted Types included), and on any request that leaves the site's own host.
 */
export const test = base.extend<SiteFixtures>({
  expectedConsole: [null, { option: true }],
  // A test runs on a desktop, unless its tag says that it needs a narrow window and touch.
  viewport: ({ viewport }, use, { tags }) => use(tags.includes('@phone') ? PHONE : viewport),
  hasTouch: ({ hasTouch }, use, { tags }) => use(hasTouch || tags.includes('@phone')),
  // The real content is served on the port after that of the second restaurant.
  baseURL: async ({ baseURL }, use, { file }) => {
    const url = new URL(baseURL ?? '');
    if (file.startsWith(ACCEPTANCE)) url.port = String(Number(url.port) + 1);
    await use(url.origin);
  },
  siteWatch: [
    async ({ page, baseURL, expectedConsole }, use) => {
      const problems: string[] = [];
      const opened = new Set<string>();
      const isExpected = (text: string) => (expectedConsole?.test(text) ?? false) || BLOCKED.test(text);
      await page.addInitScript(reportViolations);
      await page.addInitScript(reportSharedTexts);
      page.on('console', (message) => {
        // React tells with `debug` that the HTML is not what it renders (src/ready/hydrate.ts).
        if (['error', 'warning', 'debug'].includes(message.type()) && !isExpected(message.text()))
          problems.push(`console ${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => {
        if (!isExpected(error.message)) problems.push(`exception: ${error.message}`);
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        const choice = findChoices(request, opened);
        if (choice !== undefined) problems.push(`sends a choice to the server: ${choice}`);
        if (url.protocol.startsWith('http') && url.port !== new URL(baseURL ?? '').port && !isExpected(request.url()))
          problems.push(`left the site: ${request.url()}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Parameters of what people cannot eat, of their names, and of lists. They belong in the fragment, which is never sent. */
const CHOICES = /[?&](?:diet|heat|without|allow|name|person|list)=[^&]/;

/**
 * What a request tells the server of a guest's choices. Addresses of earlier versions have them in the query: a page that a test opens
 * by its address may, and until the page has moved them, its requests say where they come from.
 */
function findChoices(request: Request, opened: Set<string>): string | undefined {
  const address = request.url().split('#')[0] ?? '';
  if (request.isNavigationRequest()) opened.add(address);
  const sent = [address, request.headers()['referer'] ?? '', request.postData() ?? ''];
  return sent.find((text) => CHOICES.test(text) && !opened.has(text));
}

/** Runs in the page. Code may catch the exception of a violation, and the browser does not log every one. */
function reportViolations(): void {
  // The document that a browser makes for a picture has styles of its own.
  if (document.contentType !== 'text/html') return;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`Content Security Policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
}

/**
 * Runs in the page. A translator replaces the texts of the page by elements of its own, which React then cannot change, and beside
 * which it cannot put or remove anything. So each text in an island is alone in its element, in every state that a test opens.
 */
function reportSharedTexts(): void {
  const reported = new Set<string>();
  const check = () => {
    for (const part of document.querySelectorAll('astro-island, body > dialog')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement: parent, textContent } = text;
        // A script replaces all that <opening-line> has.
        if (!parent || parent.childNodes.length === 1 || parent.localName === 'opening-line') continue;
        const report = `"${textContent}" is not alone in ${parent.outerHTML.slice(0, 300)}`;
        if (!reported.has(report)) console.error(report);
        reported.add(report);
      }
    }
  };
  addEventListener('DOMContentLoaded', check);
  new MutationObserver(check).observe(document, { childList: true, subtree: true });
}

export { expect };

/** How far parts of a page have moved by themselves since it was opened: the layout shift, without its session windows. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().map((entry) => ('value' in entry ? Number(entry.value) : 0));
    return shifts.reduce((sum, value) => sum + value, 0);
  });

/** Opens a page on a device whose clock stands still at a time: an ISO time, or milliseconds since 1970. */
export async function openAt(page: Page, path: string, time: string | number): Promise<void> {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(path);
}

/** Expects axe to find nothing in a state that a guest has opened. tests/acceptance/walk.spec.ts has the pages as they open. */
export async function expectAccessible(page: Page, state: string, part?: string): Promise<void> {
  expect.soft(await scan(page, part), state).toEqual([]);
}
