import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { MenuIndex, MenuPageData, Story, StorySummary } from '../../model/types.ts';
import { contentFolder } from './content-folder.ts';
import { content } from './content-plugin.ts';

/** A project folder with a copy of the content, and links to the pictures and the cache of this project. */
let root: string;
const file = (path: string) => join(root, 'content', path);
const edit = async (path: string, from: string | RegExp, to: string) =>
  writeFile(
    file(path),
    (await readFile(file(path), 'utf8')).replace(from, () => to),
  );

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-plugin-'));
  const original = contentFolder(process.cwd());
  vi.stubEnv('CONTENT', '');
  await cp(original, file('.'), { recursive: true, filter: (source) => !source.endsWith('pictures') });
  await mkdir('.cache/pictures', { recursive: true });
  await symlink(join(original, 'pictures'), file('pictures'));
  await symlink(resolve('.cache'), join(root, '.cache'));
});
afterAll(() => rm(root, { recursive: true }));

describe('in development', () => {
  let server: ViteDevServer;
  beforeAll(async () => {
    server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [content()],
      server: { middlewareMode: true, ws: false },
    });
  });
  afterAll(() => server.close());
  const load = async <Value>(name: string): Promise<Value> =>
    (await server.ssrLoadModule(`virtual:content/${name}`))['default'];

  test('the menu index has no dishes; each menu page is a module of its own', async () => {
    const menus = await load<Record<string, MenuIndex>>('menus');
    expect(JSON.stringify(menus)).not.toContain('price');
    const loaders = await load<Record<string, (() => Promise<{ default: MenuPageData }>)[]>>('menu-loaders');
    for (const [branch, { pages }] of Object.entries(menus)) {
      const loaded = await Promise.all((loaders[branch] ?? []).map(async (page) => (await page()).default));
      expect(loaded.map(({ isDrinks, allergenNotice }) => ({ isDrinks, allergenNotice }))).toEqual(pages);
      for (const { categories } of loaded) expect(categories.flatMap(({ items }) => items)).not.toEqual([]);
    }
  });

  test('the story list is newest first and has no texts; each story is a module of its own', async () => {
    const stories = await load<StorySummary[]>('stories');
    expect(stories.map(({ date }) => date)).toEqual(
      stories
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(JSON.stringify(stories)).not.toContain('sections');
    const loaders = await load<Record<string, () => Promise<{ default: Story }>>>('story-loaders');
    expect(Object.keys(loaders)).toEqual(stories.map(({ slug }) => slug));
    const [first] = stories;
    expect((await loaders[first?.slug ?? '']?.())?.default).toMatchObject({ ...first });
  });

  test('resolves pictures', async () => {
    expect((await load<{ picture: unknown }[]>('home/slides'))[0]?.picture).toMatchObject({
      src: expect.stringMatching(/^\/pictures\/[a-z-]+\.[0-9a-f]{6}$/),
      width: expect.any(Number),
    });
  });

  test('loads a saved change within five seconds, and shows a mistake in the browser with its file and line', async () => {
    const sent = vi.spyOn(server.environments.client.hot, 'send');
    const started = performance.now();
    await edit('settings.yaml', /iosAppUrl: .*/, 'iosAppUrl: https://apps.example/new');
    await edit('faq.yaml', /prompt: .*/, 'prompt: Anything new?');
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ type: 'full-reload' }), 5000);
    expect(performance.now() - started).toBeLessThan(5000);
    await edit('about.yaml', /tagline: .*/, 'tagline: Quite new.');
    await vi.waitFor(async () => expect(await load('about')).toMatchObject({ tagline: 'Quite new.' }), 5000);

    await edit('settings.yaml', /iosAppUrl: .*/, 'iosAppUrl: nowhere');
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' })), 5000);
    expect(sent).toHaveBeenCalledWith({
      type: 'error',
      err: {
        message: expect.stringMatching(
          /^One mistake in the content:\ncontent\/settings\.yaml:\d+ iosAppUrl: "nowhere" is not a web address/,
        ),
        stack: '',
      },
    });
    await expect(load('about')).rejects.toThrow('iosAppUrl');

    sent.mockClear();
    await edit('settings.yaml', /iosAppUrl: .*/, "iosAppUrl: ''");
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ type: 'full-reload' }), 5000);
    expect(await load('about')).toMatchObject({ tagline: 'Quite new.' });
  }, 20_000);

  test('names an unknown module in the error', async () => {
    await expect(load('storys')).rejects.toThrow('There is no module "virtual:content/storys"');
  });
});

const buildOf = async (code: string) => {
  await writeFile(join(root, 'entry.js'), code);
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [content()],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  });
};

test('a draft marks every page as unlisted', async () => {
  const kept = async (draft: string) => {
    vi.stubEnv('DRAFT', draft);
    const code = JSON.stringify(await buildOf("import pages from 'virtual:content/pages'; console.log(pages);"));
    vi.stubEnv('DRAFT', undefined);
    return { pages: code.match(/\bpath:/g)?.length ?? 0, out: code.match(/\bisUnlisted:/g)?.length ?? 0 };
  };
  const site = await kept('no');
  // Five pages, and the table sheet of each branch.
  expect(site.out).toBe(5 + (await readdir(file('branches'))).length);
  expect(await kept('yes')).toEqual({ pages: site.pages, out: site.pages });
});

test('a build stops at a mistake and lists it', async () => {
  const run = () => buildOf("import * as site from 'virtual:content/site'; console.log(site.brand);");
  await expect(run()).resolves.toBeDefined();
  await edit('site.yaml', 'builder:', 'bilder:');
  await expect(run()).rejects.toThrow(/content\/site\.yaml:\d+ bilder: "bilder" is not a field here; write "builder"/);
});
