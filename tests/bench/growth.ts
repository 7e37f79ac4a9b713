import { spawnSync } from 'node:child_process';
import { cp, mkdtempDisposable, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse, stringify } from 'yaml';
import { launch } from './browser.ts';
import { makeBaseline } from './baseline.ts';
import { visit } from './loading.ts';
import { findMissed, type Report } from './report.ts';
import { serveBuild } from './servers.ts';
import { median } from './statistics.ts';
import { kb, ms, renderTable } from './table.ts';

const root = resolve(import.meta.dirname, '../..');
/** Folders that a build does not read, or writes itself. */
const EXCLUDED = new Set(['build', 'build-baseline', 'node_modules', '.git', 'test-results', 'art']);

/** `maxBlocking`: how much the blocking time of /menu may exceed its baseline's, in milliseconds. */
const cases = [
  { dishFactor: 1, branches: 2, maxBlocking: 50 },
  { dishFactor: 4, branches: 2, maxBlocking: 50 },
  { dishFactor: 16, branches: 2, maxBlocking: 100 },
  { dishFactor: 1, branches: 8, maxBlocking: 50 },
  { dishFactor: 1, branches: 32, maxBlocking: 50 },
] as const;

/** Measures how build time, menu page and blocking time grow with the number of dishes and branches. */
export async function measureGrowth(runs: number): Promise<Report> {
  const browser = await launch();
  const results = [];
  for (const { dishFactor, branches, maxBlocking } of cases) {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'valavu-growth-'));
    const copy = folder.path;
    await copyProject(copy);
    await multiplyDishes(copy, dishFactor);
    await addBranches(copy, branches);
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ['tools/build.ts'], { cwd: copy, encoding: 'utf8' });
    if (status !== 0)
      throw new Error(
        `The build with ${dishFactor} × the dishes and ${branches} branches failed: ${stderr.slice(-2000)}`,
      );
    const buildTime = performance.now() - start;
    const html = await readFile(join(copy, 'build/client/menu.html'));
    const visits = [];
    const baselineVisits = [];
    {
      await makeBaseline(join(copy, 'build'), join(copy, 'build-baseline'));
      await using site = await serveBuild(join(copy, 'build'));
      await using baseline = await serveBuild(join(copy, 'build-baseline'));
      for (let run = 0; run < runs; run += 1) {
        visits.push(await visit(browser, `${site.origin}/menu`));
        baselineVisits.push(await visit(browser, `${baseline.origin}/menu`));
      }
    }
    results.push({
      dishFactor,
      branches,
      dishesOnPage: html.toString().split('<h4').length - 1,
      buildTime,
      html: html.byteLength,
      brotli: brotliCompressSync(html).byteLength,
      script: median(visits.map(({ script }) => script)),
      blocking: median(visits.map(({ blocking }) => blocking)),
      baselineBlocking: median(baselineVisits.map(({ blocking }) => blocking)),
      maxBlocking,
      lcp: median(visits.map(({ lcp }) => lcp)),
    });
    process.stdout.write(`${dishFactor} × the dishes, ${branches} branches: ${(buildTime / 1000).toFixed(1)} s\n`);
  }
  await browser.close();
  return {
    title: 'Growth',
    method: `Copies of the project with 1, 4 and 16 times the dishes and with 2, 8 and 32 branches, built with pictures already in the cache; /menu on the phone as above, medians of ${runs}.`,
    text: renderTable(
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
        'baseline blocking ms',
      ],
      results.map((result) => [
        `× ${result.dishFactor}`,
        result.branches,
        result.dishesOnPage,
        (result.buildTime / 1000).toFixed(1),
        kb(result.html),
        kb(result.brotli),
        kb(result.script),
        ms(result.lcp),
        ms(result.blocking),
        ms(result.baselineBlocking),
      ]),
    ),
    missed: results.flatMap(({ dishFactor, branches, blocking, baselineBlocking, maxBlocking }) =>
      findMissed([
        blocking - baselineBlocking <= maxBlocking,
        `${dishFactor} × the dishes, ${branches} branches: Total Blocking Time of /menu exceeds the baseline by ${ms(blocking - baselineBlocking)} ms; the limit is ${maxBlocking} ms.`,
      ]),
    ),
    data: results,
  };
}

async function copyProject(copy: string): Promise<void> {
  await cp(root, copy, { recursive: true, filter: (path) => !EXCLUDED.has(basename(path)) });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
}

interface MenuFile {
  pages: string[][];
  categories: { slug: string; items: { name: string }[] }[];
}

/** Repeats every dish under numbered names: "Milagu Rasam 2". */
async function multiplyDishes(copy: string, times: number): Promise<void> {
  if (times === 1) return;
  for (const branch of ['eastham', 'wimbledon']) {
    const path = join(copy, 'content/branches', branch, 'menu.yaml');
    // The cast is unchecked. The build that follows validates the file.
    const menu = parse(await readFile(path, 'utf8')) as MenuFile;
    for (const category of menu.categories) {
      category.items = category.items.flatMap((dish) =>
        Array.from({ length: times }, (_, index) =>
          index === 0 ? dish : { ...dish, name: addNumber(dish.name, index + 1) },
        ),
      );
    }
    // Content must not contain YAML aliases.
    await writeFile(path, stringify(menu, { aliasDuplicateObjects: false }));
  }
}

/** Inserts the number before the allergen codes at the end of a name. */
const addNumber = (name: string, number: number) => name.replace(/(?= \([A-Z, ]+\)$)|$/, ` ${number}`);

/** Adds branches that are copies of East Ham. */
async function addBranches(copy: string, count: number): Promise<void> {
  const folder = join(copy, 'content/branches');
  for (let id = 3; id <= count; id += 1) {
    const key = `branch${id}`;
    await cp(join(folder, 'eastham'), join(folder, key), { recursive: true });
    const path = join(folder, key, 'branch.yaml');
    // The cast is unchecked. The build that follows validates the file.
    const branch = parse(await readFile(path, 'utf8')) as object;
    // Fields that must be unique. The phone numbers are from Ofcom's range for drama.
    const uniqueFields = { address: `${id} High St, London E12 6SB`, phone: `020 7946 0${400 + id}` };
    await writeFile(
      path,
      stringify({ ...branch, ...uniqueFields, id, key, store: `Branch ${id}`, menuName: `Branch ${id}` }),
    );
  }
}
