import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fixtureContentFolder } from '../another-restaurant/folders.ts';
import { inherited, runInCopy } from '../run-in-copy.ts';
import { workingCopy } from '../working-copy.ts';

/** A working copy in git with its public server and its kitchen, both running. */
export interface KitchenSite {
  copy: string;
  /** Addresses. */
  site: string;
  kitchen: string;
  git: (...args: string[]) => string;
  /** Runs `npm run kitchen -- …`. */
  run: (...args: string[]) => Promise<string>;
  /** Starts the kitchen, again after it was killed. */
  startKitchen: () => Promise<ChildProcess>;
  stop: () => Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('The system assigned no port.');
  return address.port;
};

/** Starts everything. `env` adds variables of the kitchen: KITCHEN_OPEN. */
export async function startKitchenSite(env: Readonly<Record<string, string>> = {}): Promise<KitchenSite> {
  const copy = await workingCopy();
  const settings = { CONTENT: fixtureContentFolder, DRAFT: 'no' };
  const git = (...args: string[]): string => {
    const identity = ['-c', 'user.name=Seed', '-c', 'user.email=seed@localhost'];
    const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], { cwd: copy, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Seed');
  await runInCopy(copy, ['tools/build.ts'], settings);
  const running = new Set<ChildProcess>();
  const start = async (program: string, more: Readonly<Record<string, string>>): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [program], {
      cwd: copy,
      env: { ...inherited(), ...settings, HOST: '127.0.0.1', ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    await once(child.stdout, 'data');
    child.stdout.resume();
    return child;
  };
  const [sitePort, kitchenPort] = [await freePort(), await freePort()];
  const site = `http://localhost:${sitePort}`;
  const kitchen = `http://localhost:${kitchenPort}`;
  await start('server/node.ts', { PORT: String(sitePort), LOG: 'off' });
  const kitchenEnv = { PORT: String(kitchenPort), SITE: `http://127.0.0.1:${sitePort}`, ...env };
  const startKitchen = () => start('kitchen/start.ts', kitchenEnv);
  await startKitchen();
  return {
    copy,
    site,
    kitchen,
    git,
    run: (...args) => runInCopy(copy, ['kitchen/start.ts', ...args], { ...settings, ...kitchenEnv }),
    startKitchen,
    stop: async () => {
      for (const child of running) child.kill('SIGKILL');
      await rm(copy, { recursive: true, force: true });
    },
  };
}
