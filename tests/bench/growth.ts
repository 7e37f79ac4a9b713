import { spawnSync } from 'node:child_process';
import { cp, mkdtempDisposable, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse, stringify } from 'yaml';
import { launch } from './browser.ts';
import { makeFloor } from './floor.ts';
import { visit } from './loading.ts';
import { missed, type Report } from './report.ts';
import { serveBuild } from './servers.ts';
import { median } from './statistics.ts';
import { kb, ms, table } from './table.ts';

const root = resolve(import.meta.dirname, '../..');
/** What a build does not read, or makes itself. */
const LEFT_OUT = new Set(['build', 'build-floor', 'node_modules', '.git', 'test-results', 'art']);

/** `most` is how long /menu may block beyond its floor, in milliseconds. */
const cases = [
  { dishes: 1, branches: 2, most: 50 },
  { dishes: 4, branches: 2, most: 50 },
  { dishes: 16, branches: 2, most: 100 },
  { dishes: 1, branches: 8, most: 50 },
  { dishes: 1, branches: 32, most: 50 },
] as const;

/** What grows with the menu and with the branches: build time, the menu page, its blocking time. */
export async function measureGrowth(runs: number): Promise<Report> {
  const browser = await launch();
  const results = [];
  for (const { dishes, branches, most } of cases) {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'valavu-growth-'));
    const copy = folder.path;
    await copyProject(copy);
    await multiplyDishes(copy, dishes);
    await addBranches(copy, branches);
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ['tools/build.ts'], { cwd: copy, encoding: 'utf8' });
    if (status !== 0)
      throw new Error(`${dishes} × the dishes, ${branches} branches do not build: ${stderr.slice(-2000)}`);
    const buildTime = performance.now() - start;
    const html = await readFile(join(copy, 'build/client/menu/index.html'));
    const visits = [];
    const bare = [];
    {
      await makeFloor(join(copy, 'build'), join(copy, 'build-floor'));
      await using site = await serveBuild(join(copy, 'build'));
      await using floor = await serveBuild(join(copy, 'build-floor'));
      for (let run = 0; run < runs; run += 1) {
        visits.push(await visit(browser, `${site.origin}/menu`));
        bare.push(await visit(browser, `${floor.origin}/menu`));
      }
    }
    results.push({
      dishes,
      branches,
      shown: html.toString().split('<h4').length - 1,
      buildTime,
      html: html.byteLength,
      brotli: brotliCompressSync(html).byteLength,
      script: median(visits.map(({ script }) => script)),
      blocking: median(visits.map(({ blocking }) => blocking)),
      floorBlocking: median(bare.map(({ blocking }) => blocking)),
      most,
      lcp: median(visits.map(({ lcp }) => lcp)),
    });
    process.stdout.write(`${dishes} × the dishes, ${branches} branches: ${(buildTime / 1000).toFixed(1)} s\n`);
  }
  await browser.close();
  return {
    title: 'Growth',
    method: `Copies of the project with 1, 4 and 16 times the dishes and with 2, 8 and 32 branches, built with pictures already in the cache; /menu on the phone as above, medians of ${runs}.`,
    text: table(
      [
        'Dishes',
        'branches',
        'dishes on /menu',
        'build s',
        'HTML KB',
        'brotli KB',
        'scripts KB',
        'LCP ms',
        'blocking ms',
        'floor blocking ms',
      ],
      results.map((result) => [
        `× ${result.dishes}`,
        result.branches,
        result.shown,
        (result.buildTime / 1000).toFixed(1),
        kb(result.html),
        kb(result.brotli),
        kb(result.script),
        ms(result.lcp),
        ms(result.blocking),
        ms(result.floorBlocking),
      ]),
    ),
    missed: results.flatMap(({ dishes, branches, blocking, floorBlocking, most }) =>
      missed([
        blocking - floorBlocking <= most,
        `${dishes} × the dishes, ${branches} branches: /menu blocks for ${ms(blocking - floorBlocking)} ms more than its floor`,
      ]),
    ),
    data: results,
  };
}

async function copyProject(copy: string): Promise<void> {
  await cp(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
}

interface MenuFile {
  pages: string[][];
  categories: { slug: string; items: { name: string }[] }[];
}

/** Writes every dish several times, under names of their own: "Milagu Rasam 2". */
async function multiplyDishes(copy: string, times: number): Promise<void> {
  if (times === 1) return;
  for (const branch of ['eastham', 'wimbledon']) {
    const path = join(copy, 'content/branches', branch, 'menu.yaml');
    // The project's own content, which its build has checked.
    const menu = parse(await readFile(path, 'utf8')) as MenuFile;
    for (const category of menu.categories) {
      category.items = category.items.flatMap((dish) =>
        Array.from({ length: times }, (_, index) =>
          index === 0 ? dish : { ...dish, name: numbered(dish.name, index + 1) },
        ),
      );
    }
    // Written out each time: an alias is nothing that content may have.
    await writeFile(path, stringify(menu, { aliasDuplicateObjects: false }));
  }
}

/** The number goes before the allergen codes, which end a name. */
const numbered = (name: string, number: number) => name.replace(/(?= \([A-Z, ]+\)$)|$/, ` ${number}`);

/** Opens more branches, each like East Ham's. */
async function addBranches(copy: string, count: number): Promise<void> {
  const folder = join(copy, 'content/branches');
  for (let id = 3; id <= count; id += 1) {
    const key = `branch${id}`;
    await cp(join(folder, 'eastham'), join(folder, key), { recursive: true });
    const path = join(folder, key, 'branch.yaml');
    const branch = parse(await readFile(path, 'utf8')) as object;
    // What no two branches may share; the numbers are from the range that Ofcom keeps for drama.
    const own = { address: `${id} High St, London E12 6SB`, phone: `020 7946 0${400 + id}` };
    await writeFile(path, stringify({ ...branch, ...own, id, key, store: `Branch ${id}`, menuName: `Branch ${id}` }));
  }
}
