import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { inTurn } from '../server/in-turn.ts';
import { contentFolder } from '../src/build-time/environment.ts';
import { readOptions } from '../src/build-time/load-content.ts';
import { readTheme } from '../src/build-time/theme.ts';
import { clientAddress, clientKey } from './access/rate-limit.ts';
import { createToken, hashToken, stillHasAccess } from './access/sessions.ts';
import { openStore } from './access/store.ts';
import { writeSecurityLog } from './access/security-log.ts';
import { createAdmin } from './app.tsx';
import { createPendingPhotos } from './photos/pending.ts';
import { paths } from './paths.ts';
import { createBuilds } from '../tools/builds.ts';
import { History } from './publish/git.ts';
import { createJournal } from './publish/journal.ts';
import { atMidnight } from './publish/midnight.ts';
import { findProblems } from './publish/find-problems.ts';
import { Publisher } from './publish/publisher.ts';
import { readFileTexts } from '../model/read/files.ts';
import { run } from './publish/run.ts';
import type { WriteOptions } from './publish/write-change.ts';
import { lockWorkingCopy } from './publish/working-copy-lock.ts';
import { type Settings, StartError } from './settings.ts';

/** How long a build or the command of PUBLISH may take, in milliseconds: small machines are slow, and encode every picture once. */
const PUBLISH_MS = 10 * 60 * 1000;

/** How long the headers of a request may take to come, and the whole of it: a photo of 8 MB with 1 Mbit/s. In milliseconds. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 2000 };

/** Starts the pages for the staff. `compiled` is the folder with the compiled scripts of the pages. */
export async function startAdmin(root: string, settings: Settings, compiled: string): Promise<void> {
  const folder = contentFolder(root);
  const history = new History(folder);
  await history.list(1).catch((error: unknown) => {
    throw new StartError(
      `The content must be in a git repository: ${folder}. Run git init there, and commit it.\n${String(error)}`,
    );
  });
  lockWorkingCopy(root);
  const store = await openStore(settings.accessFile);
  const { servedPath, publish, site } = settings;
  const snapshot = join(root, '.cache/content');
  const check: WriteOptions['check'] = async (texts, pictures) =>
    findProblems(folder, texts, pictures, await readOptions(root, folder));
  const publisher = new Publisher({
    folder,
    check,
    mayChange: async (person) => stillHasAccess(await store.read(), person),
    history,
    journal: createJournal(join(root, '.admin')),
    servedPath,
    builds: createBuilds(servedPath),
    snapshot,
    // Absolute, because the PATH of a service manager may not have node.
    build: (output) =>
      run(process.execPath, [join(root, 'admin/build-site.ts')], {
        cwd: root,
        env: { ...process.env, CONTENT: snapshot, BUILD_FOLDER: output },
        timeout: PUBLISH_MS,
      }),
    ...(publish !== undefined && {
      send: () =>
        run('/bin/sh', ['-c', publish], { cwd: root, env: { ...process.env, CONTENT: snapshot }, timeout: PUBLISH_MS }),
    }),
    site,
    now: Date.now,
  });
  const openToken = settings.isOpen ? createToken() : undefined;
  const theme = readTheme(root).cssFile;
  const styles = [
    join(root, 'src/styles/tokens.css'),
    theme,
    join(root, 'admin/admin.css'),
    join(compiled, 'editor.css'),
  ];
  const app = createAdmin({
    admin: {
      publisher,
      history,
      readFiles: () => readFileTexts(folder),
      picturesFolder: join(folder, 'pictures'),
      localSite: settings.isOpen ? site : undefined,
      check,
      pendingPhotos: createPendingPhotos(join(root, '.admin/photos'), Date.now),
      now: Date.now,
      log: writeSecurityLog,
    },
    access: {
      store,
      origin: settings.origin,
      openHash: openToken && hashToken(openToken),
      clientOf: (c) =>
        clientKey(
          clientAddress(getConnInfo(c).remote.address, c.req.header('x-forwarded-for'), settings.trustedProxies),
        ),
    },
    assets: {
      [paths.styles]: (await Promise.all(styles.map((file) => readFile(file)))).join('\n'),
      [paths.signInScript]: await readFile(join(compiled, 'sign-in.js')),
      [paths.offlineScript]: await readFile(join(compiled, 'offline.js')),
      [paths.editorScript]: await readFile(join(compiled, 'editor.js')),
      [paths.font]: await readFile(join(compiled, 'editor.woff2')),
    },
    onFailure: logFailure,
  });
  process.stdout.write(`The staff's changes go into ${folder}\n`);
  // The host is for requests that name none.
  const server = createServer(TIMEOUTS, inTurn(getRequestListener(app.fetch, { hostname: settings.host })));
  await listen(server, settings, openToken ? `${paths.open}/${openToken}` : '');
  // Menus and notices depend on the date.
  atMidnight(async () => (await publisher.rebuild()).kind !== 'failed');
  // Only now that the server listens, because a build takes seconds.
  void publisher.recover().catch((error: unknown) => {
    logFailure(error instanceof Error ? error : new Error(String(error)));
  });
}

async function listen(server: Server, { port, host }: Settings, path: string): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  process.stdout.write(`The staff site is at http://localhost:${actual}${path}\n`);
}

const logFailure = (error: Error): void =>
  void process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), failure: error.stack ?? error.message })}\n`,
  );
