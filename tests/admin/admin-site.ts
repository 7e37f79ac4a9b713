import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { paths } from '../../admin/paths.ts';
import { fixtureContentFolder, testBuildEnvironment } from '../another-restaurant/environments.ts';
import { listen } from '../listen.ts';
import { inherited, runInCopy } from '../run-in-copy.ts';
import { workingCopy } from '../working-copy.ts';

/** A working copy in git with its public server and its staff site, both running. */
export type AdminSite = Awaited<ReturnType<typeof startAdminSite>>;

const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  return port;
};

/**
 * Starts everything, on the small restaurant: the public site as `npm start` does. Later builds are those of quick-build.ts.
 *
 * @param env more variables of the staff site: ADMIN_OPEN
 * @param built a build to serve at first, instead of one that `npm start` makes
 */
export async function startAdminSite(env: Readonly<Record<string, string>> = {}, built?: string) {
  const copy = await workingCopy();
  const settings = { CONTENT: fixtureContentFolder, ...testBuildEnvironment };
  const git = (...args: string[]): string => {
    const identity = ['-c', 'user.name=Seed', '-c', 'user.email=seed@localhost'];
    const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  git('init', '--quiet');
  // Nothing of git may go on by itself when the copy is removed.
  git('config', 'gc.auto', '0');
  await rename(join(copy, 'admin/build-site.ts'), join(copy, 'admin/real-build.ts'));
  await writeFile(join(copy, 'admin/build-site.ts'), "import '../tests/admin/quick-build.ts';\n");
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Seed');
  // As a service manager starts the programs: without those of npm.
  const path = process.env['PATH']
    ?.split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  const running = new Set<ChildProcess>();
  let token = '';
  const start = async (program: string, more: Readonly<Record<string, string>>): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [program], {
      cwd: copy,
      env: { ...inherited(), PATH: path, ...settings, HOST: '127.0.0.1', ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    running.add(child);
    await new Promise<void>((resolve, reject) => {
      // The last line says where it is.
      child.stdout.on('data', (data) => {
        const [line, address = ''] = / at http:\/\/localhost:\d+(\S*)/.exec(String(data)) ?? [];
        if (line === undefined) return;
        token = address.replace(`${paths.open}/`, '');
        resolve();
      });
      child.once('exit', () => reject(new Error(`${program} ended`)));
    });
    return child;
  };
  const [sitePort, adminPort] = [await freePort(), await freePort()];
  const site = `http://localhost:${sitePort}`;
  const admin = `http://localhost:${adminPort}`;
  if (built) {
    await cp(await realpath(built), join(copy, '.builds/build-first'), { recursive: true });
    await symlink('.builds/build-first', join(copy, 'build'));
  }
  await start(built ? 'server/node.ts' : 'tools/start.ts', { PORT: String(sitePort), LOG: 'off' });
  const adminEnv = { PORT: String(adminPort), SITE: `http://127.0.0.1:${sitePort}`, ...env };
  const startAdmin = () => start('admin/start.ts', adminEnv);
  let program = await startAdmin();
  return {
    copy,
    content: join(copy, fixtureContentFolder),
    site,
    admin,
    git,
    /** Runs `npm run admin -- …`. */
    run: (...args: string[]) => runInCopy(copy, ['admin/start.ts', ...args], { ...settings, ...adminEnv }),
    /** Starts the staff site again, after it was killed. With its process group, as systemd has it. */
    startAdmin: async () => (program = await startAdmin()),
    /** The cookie of the running staff site with ADMIN_OPEN. */
    cookie: () => `session=${token}`,
    /** The running staff site. */
    program: () => program,
    stop: async () => {
      for (const child of running) killGroup(child);
      await rm(copy, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Kills a program of the site with everything that it has started. */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It has ended by itself.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
