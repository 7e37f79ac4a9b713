import { createServer } from 'node:http';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../../tests/listen.ts';
import { createBuilds } from '../../tools/builds.ts';
import { History } from './git.ts';
import { createJournal } from './journal.ts';
import { Publisher, type PublisherOptions } from './publisher.ts';
import { run } from './run.ts';

export const MENU = `categories:
  - name: Soups
    items:
      - name: Leek Soup
        price: 4.50 # in a cup
      - name: Caldo Verde
        price: 6.00
      - name: Fish Soup
        price: 7.00
`;

/** A small site in a folder of its own: content in git, a "build" that copies the menu, and a server that reads the servedPath build. */
export async function createTestSite(overrides: Partial<PublisherOptions> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'admin-'));
  const folder = join(root, 'content');
  const servedPath = join(root, 'build');
  const menuFile = join(folder, 'branches/harbour/menu.yaml');
  await mkdir(join(folder, 'branches/harbour'), { recursive: true });
  await writeFile(menuFile, MENU);
  await writeFile(join(folder, 'branches/harbour/branch.yaml'), 'store: Harbourside\nspecialDays:\n');
  await writeFile(join(folder, 'notices.yaml'), 'notices:\n');
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=Seed', '-c', 'user.email=seed@localhost', ...args], { cwd: root });
  await git('init', '--quiet');
  await writeFile(join(root, '.gitignore'), 'build*\n.builds\n.admin\n');
  await git('add', '-A');
  await git('commit', '--quiet', '-m', 'Seed');

  const snapshot = join(root, '.admin/content');
  /** Copies the menu as a page. */
  const build = async (output: string) => {
    await mkdir(join(output, 'client/_astro'), { recursive: true });
    await cp(join(snapshot, 'branches/harbour/menu.yaml'), join(output, 'client/index.html'));
    return { code: 0, stdout: '', stderr: '' };
  };
  await cp(folder, snapshot, { recursive: true });
  const builds = createBuilds(servedPath);
  const first = await builds.prepare();
  await build(first);
  await builds.swap(first);
  const server = createServer((_request, response) => {
    readFile(join(servedPath, 'client/index.html')).then(
      (text) => response.end(text),
      () => response.writeHead(500).end(),
    );
  });
  const site = `http://127.0.0.1:${await listen(server)}`;
  const history = new History(folder, 300);
  const journal = createJournal(join(root, '.admin'));
  const options: PublisherOptions = {
    folder,
    check: () => Promise.resolve([]),
    history,
    journal,
    servedPath,
    builds,
    snapshot,
    build,
    site,
    visibleTimeoutMs: 30_000,
    now: Date.now,
    mayChange: () => Promise.resolve(true),
    ...overrides,
  };
  return {
    root,
    servedPath,
    menuFile,
    copyMenu: build,
    git,
    history,
    journal,
    publisher: new Publisher(options),
    /** The program after it was killed and started again. */
    restart: () => new Publisher(options),
    page: async () => (await fetch(site)).text(),
    menu: () => readFile(menuFile, 'utf8'),
    close: async () => {
      server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
