import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, error as webDriverErrors, Key, type WebDriver, WebElement } from 'selenium-webdriver';
import { eventually, findTarget, type BrowserDriver, isHydrated, type Target } from './driver.ts';

const SIZES = { wide: { width: 1280, height: 960 }, narrow: { width: 400, height: 800 } };
const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, Space: Key.SPACE };

/** Launches WebKitGTK's MiniBrowser on a virtual screen, driven over WebDriver. */
export async function launchWebKit(miniBrowser: string, site: string): Promise<BrowserDriver> {
  const home = await mkdtemp(join(tmpdir(), 'valavu-webkit-'));
  // GTK's setting for reduced motion. Otherwise a click may miss a moving element.
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await readDisplayNumber(screen, screen.stdio[3]);
  const port = String(40_000 + (process.pid % 20_000));
  const service = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // A proxy port on which nothing listens, so that requests to other hosts fail.
      http_proxy: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
      no_proxy: 'localhost,127.0.0.1',
    },
  });
  const cleanUp = async () => {
    for (const program of [service, screen]) await stopProcess(program);
    await rm(home, { recursive: true, force: true });
  };
  try {
    const serverUrl = `http://127.0.0.1:${port}`;
    await eventually(() => isReachable(`${serverUrl}/status`), true, 'WebKitWebDriver is reachable');
    const session = await new Builder()
      .usingServer(serverUrl)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        }),
      )
      .build();
    return createDriver(session, site, cleanUp);
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

async function createDriver(session: WebDriver, site: string, cleanUp: () => Promise<void>): Promise<BrowserDriver> {
  const resize = async (size: keyof typeof SIZES) => {
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...SIZES[size] });
  };
  const find = async ({ css, name }: Target): Promise<WebElement> => {
    let found: unknown = null;
    const tryFind = async () => {
      found = await session.executeScript(`return (${findTarget})(...arguments)`, css, name ?? null);
      return found instanceof WebElement;
    };
    await eventually(tryFind, true, `${css} "${name ?? ''}" is visible`);
    // `eventually` throws if the element was not found.
    return found as WebElement;
  };
  await resize('wide');
  const untilHydrated = (path: string) =>
    eventually(() => session.executeScript(`return (${isHydrated})()`), true, `${path} is hydrated`);
  return {
    open: async (path) => {
      await session.get(new URL(path, site).href);
      await untilHydrated(path);
    },
    untilReloaded: async (act) => {
      await session.executeScript('window.isOldPage = true');
      await act();
      await eventually(() => session.executeScript('return !window.isOldPage'), true, 'the page has reloaded');
      await untilHydrated('the reloaded page');
    },
    resize,
    click: async (target) => {
      const name = `${target.css} "${target.name ?? ''}"`;
      const clickOne = async () => {
        const element = await find(target);
        await session.executeScript(`(${scrollToCentre})(...arguments)`, element);
        await eventually(createStillnessCheck(element), true, `${name} has stopped moving`);
        await eventually(() => tryClick(element), true, `${name} can be clicked`);
      };
      await eventually(() => unlessReplaced(clickOne), true, `${name} stays in the page`);
    },
    type: async (target, text) => (await find(target)).sendKeys(text),
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    evaluate: (run, ...args) => session.executeScript(`return (${run})(...arguments)`, ...args),
    close: async () => {
      await session.quit().finally(cleanUp);
    },
  };
}

/** Runs in the page. WebKit's driver does not scroll to an element that is wholly below the viewport, and so cannot click it. */
const scrollToCentre = (element: Element): void => element.scrollIntoView({ block: 'center', behavior: 'instant' });

/**
 * Returns a function that checks if an element has stayed in place since its last call. WebKit's driver reads the click
 * position before it scrolls, so a click on an element that still moves misses it.
 */
function createStillnessCheck(element: WebElement): () => Promise<boolean> {
  let last = '';
  return async () => {
    const before = last;
    last = JSON.stringify(await element.getRect());
    return last === before;
  };
}

/** Clicks an element. Returns false if it cannot be clicked yet. The drivers of the other engines wait by themselves. */
const tryClick = (element: WebElement): Promise<boolean> =>
  element.click().then(
    () => true,
    (reason: unknown) => {
      if (reason instanceof webDriverErrors.ElementNotInteractableError) return false;
      throw reason;
    },
  );

/** Returns false if the page replaced the element before it was clicked. It is then searched for again. */
const unlessReplaced = (click: () => Promise<void>): Promise<boolean> =>
  click().then(
    () => true,
    (reason: unknown) => {
      if (reason instanceof webDriverErrors.StaleElementReferenceError) return false;
      throw reason;
    },
  );

async function readDisplayNumber(
  xvfb: ChildProcess,
  stream: ChildProcess['stdio'][number] | undefined,
): Promise<string> {
  if (!stream) throw new Error('Xvfb has no pipe for its display number');
  const exited = once(xvfb, 'exit').then(() => {
    throw new Error('Xvfb could not start a screen');
  });
  const reported = once(stream, 'data').then(([text]) => String(text).trim());
  return Promise.race([reported, exited]);
}

async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function stopProcess(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGTERM');
  await once(program, 'exit');
}
