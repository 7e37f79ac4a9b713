/** Starts each engine, driven with selenium-webdriver. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Session, WebDriver } from 'selenium-webdriver';
import chrome from 'selenium-webdriver/chrome.js';
import type { Command, Executor } from 'selenium-webdriver/lib/command.js';
import { chromiumFlags, ensureChromium } from '../ensure-chromium.ts';

type Browser = Promise<{ driver: WebDriver; close: () => Promise<void> }>;

/** Reads until there is a value, for half a minute. */
export async function eventually<Value>(read: () => Promise<Value>, what: string): Promise<NonNullable<Value>> {
  for (let tries = 0; tries < 300; tries += 1) {
    const value = await read().catch(() => undefined);
    if (value) return value;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(what);
}

const start = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } }).on('error', () => {});

async function chromium(): Browser {
  const options = new chrome.Options();
  options.setBinaryPath(ensureChromium());
  options.addArguments('--headless=new', '--force-prefers-reduced-motion', ...chromiumFlags);
  const driver = await new Builder().forBrowser('chrome').setChromeOptions(options).build();
  return { driver, close: () => driver.quit() };
}

/** Firefox's own protocol has WebDriver's commands under names of its own, so it needs no geckodriver, which Debian does not have. */
const marionetteCommands: Readonly<Record<string, string>> = {
  get: 'WebDriver:Navigate',
  executeScript: 'WebDriver:ExecuteScript',
  clickElement: 'WebDriver:ElementClick',
  sendKeysToElement: 'WebDriver:ElementSendKeys',
  actions: 'WebDriver:PerformActions',
  setWindowRect: 'WebDriver:SetWindowRect',
};
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

async function firefox(): Browser {
  const profile = mkdtempSync(join(tmpdir(), 'valavu-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0); user_pref("ui.prefersReducedMotion", 1);');
  const program = start('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile]);
  const portFile = join(profile, 'MarionetteActivePort');
  const port = await eventually(async () => Number(readFileSync(portFile, 'utf8')), 'Firefox does not start');
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (error: { message: string } | null, result: unknown) => void>();
  let received = Buffer.alloc(0);
  // Each message is its length in bytes, a colon, and JSON.
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  let count = 0;
  const send = (name: string, parameters: object) => {
    const id = (count += 1);
    const text = JSON.stringify([0, id, name, parameters]);
    return new Promise<unknown>((resolve, reject) => {
      waiting.set(id, (error, result) => (error ? reject(new Error(error.message)) : resolve(result)));
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  };
  await send('WebDriver:NewSession', {});
  const execute = async (command: Command): Promise<unknown> => {
    const parameters = command.getParameters() as Record<string, unknown>;
    const id = (parameters['id'] as Record<string, string> | undefined)?.[ELEMENT];
    const result = await send(marionetteCommands[command.getName()] ?? command.getName(), { ...parameters, id });
    return (result as { value?: unknown } | null)?.value ?? null;
  };
  const close = async () => {
    program.kill();
    await once(program, 'exit');
    rmSync(profile, { recursive: true, force: true });
  };
  return { driver: new WebDriver(new Session('firefox', {}), { execute } as unknown as Executor), close };
}

/** WebKitGTK's MiniBrowser on a virtual screen. */
async function webkit(): Browser {
  const home = mkdtempSync(join(tmpdir(), 'valavu-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  // Reduced motion: a click may miss what moves.
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp']);
  const [display] = await once(screen.stdout!, 'data');
  const port = 40_000 + (process.pid % 20_000);
  const env = { HOME: home, XDG_CONFIG_HOME: home, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' };
  const service = start('WebKitWebDriver', [`--port=${port}`], { ...env, LIBGL_ALWAYS_SOFTWARE: '1' });
  const server = `http://127.0.0.1:${port}`;
  await eventually(async () => (await fetch(`${server}/status`)).ok, 'WebKitWebDriver does not start');
  const binary = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);
  const options = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const driver = await new Builder().usingServer(server).withCapabilities(new Capabilities(options)).build();
  const close = async () => {
    await driver.quit();
    for (const program of [service, screen]) program.kill();
    rmSync(home, { recursive: true, force: true });
  };
  return { driver, close };
}

export const launch = { chromium, firefox, webkit };
