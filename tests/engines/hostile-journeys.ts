import { fill } from '../../model/fill.ts';
import { content } from '../acceptance/content.ts';
import { eventually, type BrowserDriver } from './driver.ts';
import { type Behaviour, type HostileService, startHostileService } from './hostile-service.ts';
import { expectAddress, expectCount, expectVisible, type Journey } from './journeys.ts';
import { startReviewsSite } from './reviews-site.ts';

const { home, site: facts, ui } = content;
const { reviews } = home;

/** A frame of any height is at most as high as this, in CSS pixels. */
const MAX_HEIGHT = 1600;

interface Visit {
  driver: BrowserDriver;
  service: HostileService;
  /** Opens home and scrolls to the reviews. */
  enter: () => Promise<void>;
}

const expectStatus = (driver: BrowserDriver, text: string) =>
  expectVisible(driver, { css: '[role=status]', name: text });
const expectEqual = async (read: () => unknown, expected: unknown, name: string) =>
  eventually(async () => JSON.stringify(await read()), JSON.stringify(expected), name);

/** The page is as it was: its address, its title, its own parts, and its controls work. */
async function expectUnharmed(driver: BrowserDriver): Promise<void> {
  await expectAddress(driver, '/');
  await expectEqual(() => driver.evaluate(() => 'altered' in window), false, 'the page has a foreign global');
  await expectVisible(driver, { css: 'h2', name: reviews.heading });
  await expectVisible(driver, { css: '#reviews a', name: reviews.link });
  const [, slide] = home.slides;
  if (!slide) throw new Error('needs two slides');
  await driver.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await driver.click({ css: 'button', name: fill(ui.home.dot, { n: 2, name: slide.label }) });
  await expectVisible(driver, { css: 'h2', name: slide.headline.split(/(?<=[.!?]) /)[0] ?? '' });
  await expectCount(driver, 'iframe', 0);
}

/** Nothing is stored, neither for the site nor for the service. */
async function expectNothingStored({ driver, service }: Visit): Promise<void> {
  const stored = () =>
    driver.evaluate(() => document.cookie + Object.keys({ ...localStorage, ...sessionStorage }).join());
  await expectEqual(stored, '', 'stored for the site');
  await driver.open(`${service.origin}/probe`);
  await expectEqual(stored, '', 'stored for the service');
}

const journey =
  (name: string, behaviour: Behaviour, run: (visit: Visit) => Promise<void>) =>
  (site: string): Journey => ({
    name: `Reviews service that ${name}`,
    run: async (driver) => {
      const service = await startHostileService(behaviour);
      const front = await startReviewsSite(site, new URL(facts.reviews.script).origin, service.origin);
      const enter = async () => {
        await driver.open(`${front.origin}/`);
        await driver.evaluate(listen);
        await driver.evaluate(() => document.querySelector('#reviews')?.scrollIntoView({ behavior: 'instant' }));
      };
      try {
        await run({ driver, service, enter });
      } finally {
        front.stop();
        service.stop();
      }
    },
  });

/** Collects what the widget reports. Runs in the page. */
const listen = (): void => {
  addEventListener('message', ({ data }: MessageEvent<{ report?: unknown }>) => {
    if (data.report) document.documentElement.dataset['report'] = JSON.stringify(data.report);
  });
};

async function readReport(driver: BrowserDriver): Promise<Record<string, string>> {
  const read = () => driver.evaluate(() => document.documentElement.dataset['report'] ?? '');
  await eventually(async () => (await read()) !== '', true, 'the widget has made its attempts');
  return JSON.parse(await read()) as Record<string, string>;
}

/** What the widget tries and must not get. */
const FORBIDDEN = [
  'cookie by script',
  'localStorage',
  'sessionStorage',
  'read the parent',
  'alter the parent',
  'remove the sandbox',
  'read the site',
];

const journeys = [
  journey('spies and vandalizes', 'spies', async (visit) => {
    const { driver, service, enter } = visit;
    // On the second visit, anything that the first one has left would be sent.
    for (let visits = 0; visits < 2; visits += 1) {
      await enter();
      const report = await readReport(driver);
      for (const what of FORBIDDEN)
        if ([undefined, 'done'].includes(report[what])) throw new Error(`${what}: ${report[what]}`);
      const height = await driver.evaluate(() => document.querySelector('iframe')?.offsetHeight ?? 0);
      if (height > MAX_HEIGHT) throw new Error(`the frame is ${height} pixels high`);
      await expectUnharmed(driver);
    }
    const earlier = service.requests.filter(({ path }) => path !== '/set');
    if (earlier.some(({ cookie }) => cookie !== '')) throw new Error('a cookie outlived the visit');
    if (service.requests.some(({ referrer }) => referrer !== '')) throw new Error('the service got a referrer');
    await expectNothingStored(visit);
  }),
  journey('floods the page with messages', 'floods', async (visit) => {
    await visit.enter();
    await expectStatus(visit.driver, reviews.failed);
    await expectCount(visit.driver, 'iframe', 0);
    await expectUnharmed(visit.driver);
    await expectNothingStored(visit);
  }),
  journey('mines', 'mines', async (visit) => {
    await visit.enter();
    await eventually(() => Promise.resolve(visit.service.requests.length > 0), true, 'the widget is loaded');
    await expectUnharmed(visit.driver);
    await expectNothingStored(visit);
  }),
  journey('answers 50 MB', 'huge', async (visit) => {
    await visit.enter();
    await eventually(() => Promise.resolve(visit.service.requests.length > 0), true, 'the widget is loaded');
    await expectUnharmed(visit.driver);
    await expectNothingStored(visit);
  }),
  journey('never answers', 'hangs', async (visit) => {
    await visit.enter();
    await expectStatus(visit.driver, reviews.loading);
    // After ten seconds, which is as long as one expectation waits.
    await expectVisible(visit.driver, { css: '[role=status]', name: reviews.loading }, false);
    await expectStatus(visit.driver, reviews.failed);
    await expectUnharmed(visit.driver);
    await expectNothingStored(visit);
  }),
  journey('forbids other sites', 'forbids other sites', async (visit) => {
    await visit.enter();
    await expectStatus(visit.driver, reviews.failed);
    await expectUnharmed(visit.driver);
    await expectNothingStored(visit);
  }),
];

/** The reviews service at its worst. None if the site has no such service. */
export const hostileJourneys = (site: string): readonly Journey[] =>
  facts.reviews.script ? journeys.map((create) => create(site)) : [];
