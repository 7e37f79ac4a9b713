import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { PageScripts } from '../../app/start/start.ts';
import { budgetOf, siteBudget } from './budgets.ts';
import { builtFiles, builtPages, client } from '../built/build-folder.ts';
import { content } from './content.ts';

const sizes = new Map<string, number>();
/** What a file costs as it is sent: as brotli where the build has written that beside it. */
function cost(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const file = join(client, path);
  const size = statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  sizes.set(path, size);
  return size;
}
const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + cost(path), 0);

/** What the late start of a page fetches (app/start). */
function scriptsOf(html: string): readonly string[] {
  const [, json = ''] = /run\((\{"scripts".*\})\)<\/script>/.exec(html) ?? [];
  // Written by tools/prerender, which has this type.
  return (JSON.parse(json) as PageScripts).scripts;
}

/** The script itself, what it imports outright, and what that imports in its turn, down to the end. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const text = readFileSync(join(client, path), 'utf8');
  for (const [, name = ''] of text.matchAll(/\b(?:from|import)\s*"\.(\/[^"]+)"/g)) withImports(`/assets${name}`, found);
  return found;
}

/** The version of the preloaded picture that a phone of 390 pixels and three dots each takes. */
function preloadedPictures(html: string): string[] {
  const links = [...html.matchAll(/<link rel="preload" as="image"[^>]*imageSrcSet="([^"]+)"/g)];
  return links.flatMap(([, set = '']) => {
    const versions = set.split(', ').map((entry) => entry.split(' ') as [path: string, width: string]);
    return (versions.find(([, width]) => Number.parseInt(width) >= 2 * 390) ?? versions.at(-1) ?? []).slice(0, 1);
  });
}

describe.each(builtPages)('$path keeps its budget', ({ path, html }) => {
  const budget = budgetOf(path);

  test('of HTML and styles', () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budget.html);
  });

  test('of scripts', () => {
    const scripts = scriptsOf(html);
    expect(sum(scripts)).toBeLessThanOrEqual(budget.script);
    expect(scripts.length).toBeLessThanOrEqual(budget.scripts);
    expect(new Set(scripts).size).toBe(scripts.length);
  });

  test('of what it asks for early: nothing but two fonts and one picture', () => {
    const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(sum(fonts)).toBeLessThanOrEqual(budget.preloadedFonts);
    const pictures = preloadedPictures(html);
    expect(pictures.length).toBeLessThanOrEqual(1);
    expect(sum(pictures)).toBeLessThanOrEqual(budget.preloadedPicture);
    expect(html).not.toMatch(/rel="(?:modulepreload|stylesheet|preconnect|dns-prefetch)"/);
  });

  test('of scripts inside it', () => {
    const inline = [...html.matchAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>/g)];
    expect(inline.length).toBeLessThanOrEqual(budget.inlineScripts);
    expect(inline.every(([tag]) => tag === '<script>')).toBe(true);
  });
});

test('a page loads the texts that it shows, and none of another page', () => {
  const { text } = content.ui.underConstruction;
  const loads = (path: string) =>
    builtPages
      .filter((page) => page.path === path)
      .flatMap(({ html }) => scriptsOf(html).map((script) => readFileSync(join(client, script), 'utf8')))
      .some((script) => script.includes(text));
  expect(loads('/under-construction')).toBe(true);
  expect(loads('/')).toBe(false);
});

test('the fonts of the pages together keep their budget', () => {
  const fonts = builtFiles.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  expect(sum(fonts)).toBeLessThanOrEqual(siteBudget.fonts);
});

test('what a page at rest fetches by itself is small, and on no page’s first load', () => {
  const late = builtFiles
    .filter((file) => /^assets\/(?:opening|offline)-line-.*\.js$/.test(file))
    .map((file) => `/${file}`);
  expect(late).toHaveLength(2);
  for (const { path, html } of builtPages) {
    const first = scriptsOf(html);
    const needed = new Set(late.flatMap((file) => [...withImports(file)]).filter((file) => !first.includes(file)));
    expect(sum([...needed]), path).toBeLessThanOrEqual(siteBudget.late);
    for (const script of late) expect(first, path).not.toContain(script);
  }
});

test('no ornament is large', () => {
  const drawings = builtFiles.filter((file) => file.startsWith('assets/') && file.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(0);
  expect(drawings.filter((file) => cost(file) > siteBudget.ornament)).toEqual([]);
});

test('all styles of all pages together keep their budget', () => {
  const sheets = builtFiles.filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => readFileSync(join(client, file), 'utf8')).join('\n');
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(siteBudget.styles);
});
