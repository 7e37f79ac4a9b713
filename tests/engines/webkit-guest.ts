import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, error as webdriver, Key, type WebDriver, WebElement } from 'selenium-webdriver';
import { eventually, findTarget, type Guest, isHydrated, type Target } from './guest.ts';

const SIZES = { wide: { width: 1280, height: 960 }, narrow: { width: 400, height: 800 } };
const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, Space: Key.SPACE };

/** WebKitGTK: MiniBrowser on a screen of its own, driven over WebDriver. */
export async function webkitGuest(miniBrowser: string, site: string): Promise<Guest> {
  const home = await mkdtemp(join(tmpdir(), 'valavu-webkit-'));
  // GTK's way to ask for reduced motion: a click must not miss what is still on its way.
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen, screen.stdio[3]);
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
      // Whatever would leave this machine ends at a port on which nothing listens.
      http_proxy: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
      no_proxy: 'localhost,127.0.0.1',
    },
  });
  const end = async () => {
    for (const program of [service, screen]) await stopped(program);
    await rm(home, { recursive: true, force: true });
  };
  try {
    const server = `http://127.0.0.1:${port}`;
    await eventually(() => answers(`${server}/status`), true, 'WebKitWebDriver answers');
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        }),
      )
      .build();
    return guestOf(driver, site, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function guestOf(driver: WebDriver, site: string, end: () => Promise<void>): Promise<Guest> {
  const resize = async (size: keyof typeof SIZES) => {
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...SIZES[size] });
  };
  const find = async ({ css, name }: Target): Promise<WebElement> => {
    let found: unknown = null;
    const look = async () => {
      found = await driver.executeScript(`return (${findTarget})(...arguments)`, css, name ?? null);
      return found instanceof WebElement;
    };
    await eventually(look, true, `${css} "${name ?? ''}" is there`);
    // The wait above has ended only because it is an element.
    return found as WebElement;
  };
  await resize('wide');
  return {
    open: async (path) => {
      await driver.get(new URL(path, site).href);
      await eventually(() => driver.executeScript(`return (${isHydrated})()`), true, `React takes ${path} over`);
    },
    resize,
    click: async (target) => {
      const element = await find(target);
      const name = `${target.css} "${target.name ?? ''}"`;
      await eventually(stillness(element), true, `${name} stands still`);
      await eventually(() => clicked(element), true, `${name} can be clicked`);
    },
    type: async (target, text) => (await find(target)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    read: (run, ...args) => driver.executeScript(`return (${run})(...arguments)`, ...args),
    close: async () => {
      await driver.quit().finally(end);
    },
  };
}

/** Whether an element is where it was when last asked. WebKit's driver takes the place for a click before it scrolls. */
function stillness(element: WebElement): () => Promise<boolean> {
  let last = '';
  return async () => {
    const before = last;
    last = JSON.stringify(await element.getRect());
    return last === before;
  };
}

/** Clicks; false where the driver finds no place to do so yet. The drivers of the other engines wait for one by themselves. */
const clicked = (element: WebElement): Promise<boolean> =>
  element.click().then(
    () => true,
    (reason: unknown) => {
      if (reason instanceof webdriver.ElementNotInteractableError) return false;
      throw reason;
    },
  );

async function firstLine(program: ChildProcess, stream: ChildProcess['stdio'][number] | undefined): Promise<string> {
  if (!stream) throw new Error('Xvfb has no pipe to tell its display on');
  const gone = once(program, 'exit').then(() => {
    throw new Error('Xvfb could not start a screen');
  });
  const told = once(stream, 'data').then(([text]) => String(text).trim());
  return Promise.race([told, gone]);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function stopped(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGTERM');
  await once(program, 'exit');
}
