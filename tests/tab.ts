/**
 * A tab of a phone-like Chromium of its own, which prerenders. Pages of Playwright never do: Chromium allows it only to debuggers that know of tabs, of
 * which each has the page that is shown and those that are being prerendered.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumFlags, ensureChromium } from './ensure-chromium.ts';

/** A command of the Chrome DevTools Protocol. */
type Command = readonly [method: string, params: object];

export type Tab = AsyncDisposable & {
  open: (url: string) => Promise<void>;
  /** Waits until an expression is true in the page that is shown, and returns its value. */
  until: (expression: string) => Promise<unknown>;
  /** Scrolls to the first element of a selector that nothing covers then, and taps it so many milliseconds later. */
  tap: (selector: string, later: number) => Promise<void>;
};

interface Message {
  id: number;
  result: object;
  error?: { message: string };
  method?: string;
  params: { sessionId: string; targetInfo: { type: string } };
}

/** Runs in the page. */
const findPoint = (selector: string): { x: number; y: number } | undefined => {
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility()) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (element.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return undefined;
};

/** @param commands sent to each page, also while it is being prerendered */
export async function openTab(...commands: readonly Command[]): Promise<Tab> {
  const profile = await mkdtemp(join(tmpdir(), 'tab-'));
  const flags = [
    ...chromiumFlags,
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--window-size=390,844',
    '--force-device-scale-factor=3',
    // A coarse pointer that cannot hover: the site has no page transitions there.
    '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2',
  ];
  const browser = spawn(ensureChromium(), [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(await readAddress(browser.stderr));
  await once(socket, 'open');

  /** The sessions of pages, by id. */
  const pages = new Set<string>();
  const answers = new Map<number, PromiseWithResolvers<object> & { session: string | undefined }>();
  let id = 0;
  const send = ([method, params]: Command, sessionId?: string): Promise<object> => {
    const answer = Promise.withResolvers<object>();
    answers.set((id += 1), { ...answer, session: sessionId });
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return answer.promise;
  };
  const watch = (filter: readonly object[], sessionId?: string) =>
    send(
      ['Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter }],
      sessionId,
    );
  const attach = ({ sessionId, targetInfo: { type } }: Message['params']) => {
    if (type === 'page') pages.add(sessionId);
    const sent = type === 'tab' ? [watch([{}], sessionId)] : [];
    if (type === 'page') sent.push(...commands.map((command) => send(command, sessionId)));
    sent.push(send(['Runtime.runIfWaitingForDebugger', {}], sessionId));
    // A page may be closed before it answers.
    for (const answer of sent) answer.catch(() => undefined);
  };
  /** A page that has gone does not answer. */
  const detach = (session: string) => {
    pages.delete(session);
    for (const answer of answers.values()) if (answer.session === session) answer.resolve({});
  };
  socket.addEventListener('message', ({ data }) => {
    // The protocol's own form.
    const message = JSON.parse(String(data)) as Message;
    const answer = answers.get(message.id);
    answers.delete(message.id);
    if (message.error) answer?.reject(new Error(message.error.message));
    else answer?.resolve(message.result);
    if (message.method === 'Target.attachedToTarget') attach(message.params);
    if (message.method === 'Target.detachedFromTarget') detach(message.params.sessionId);
  });
  await watch([{ type: 'page', exclude: true }, {}]);

  /** Evaluates an expression in the page that is shown, not in those that are being prerendered, until it is true. */
  const poll = async (expression: string) => {
    const condition = `!document.prerendering && document.readyState === 'complete' && (${expression})`;
    for (let tries = 0; tries < 600; tries += 1) {
      for (const session of pages) {
        const evaluation = ['Runtime.evaluate', { expression: condition, returnByValue: true }] as const;
        // The answer of Runtime.evaluate; empty if the page has gone.
        const { result } = (await send(evaluation, session).catch(() => ({}))) as { result?: { value?: unknown } };
        if (result?.value) return { session, value: result.value };
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Never true: ${expression}`);
  };
  return {
    open: async (url) => {
      const { session } = await poll('true');
      await send(['Page.navigate', { url }], session);
      await poll(`location.href === ${JSON.stringify(url)}`);
    },
    until: async (expression) => (await poll(expression)).value,
    tap: async (selector, later) => {
      const { session, value } = await poll(`(${findPoint})(${JSON.stringify(selector)})`);
      await new Promise((resolve) => setTimeout(resolve, later));
      await send(['Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [value] }], session);
      await send(['Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }], session);
    },
    [Symbol.asyncDispose]: async () => {
      // A signal would end only the script that starts some Chromiums.
      void send(['Browser.close', {}]).catch(() => undefined);
      await once(browser, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function readAddress(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(stderr)) {
    const address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('Chromium does not start');
}
