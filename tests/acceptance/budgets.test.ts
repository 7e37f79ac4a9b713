import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { PageScripts } from '../../app/start/start.ts';
import { budgetOf, siteBudget } from './budgets.ts';
import { builtFiles, builtPages, client } from '../built/build-folder.ts';
import { content } from './content.ts';

const sizes = new Map<string, number>();
/** The transfer size of a file: that of its brotli sibling, if the build has written one. */
function cost(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const file = join(client, path);
  const size = statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  sizes.set(path, size);
  return size;
}
const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + cost(path), 0);

/** The scripts that the deferred start of a page loads (app/start). */
function scriptsOf(html: string): readonly string[] {
  const [, json = ''] = /run\((\{"scripts".*\})\)<\/script>/.exec(html) ?? [];
  // Written by tools/prerender, which has this type.
  return (JSON.parse(json) as PageScripts).scripts;
}

/** The script and its static imports, recursively. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const text = readFileSync(join(client, path), 'utf8');
  for (const [, name = ''] of text.matchAll(/\b(?:from|import)\s*"\.(\/[^"]+)"/g)) withImports(`/assets${name}`, found);
  return found;
}

/** The version of the preloaded picture on a phone of 390 CSS pixels at 3 dppx. The `sizes` cap it at two thirds of that: 2 × 390. */
function preloadedPictures(html: string): string[] {
  const links = [...html.matchAll(/<link rel="preload" as="image"[^>]*imageSrcSet="([^"]+)"/g)];
  return links.flatMap(([, set = '']) => {
    const versions = set.split(', ').map((entry) => entry.split(' ') as [path: string, width: string]);
    return (versions.find(([, width]) => Number.parseInt(width) >= 2 * 390) ?? versions.at(-1) ?? []).slice(0, 1);
  });
}

describe.each(builtPages)('$path', ({ path, html }) => {
  const budget = budgetOf(path);

  test('keeps its budget of HTML and styles', () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budget.html);
  });

  test('keeps its budget of scripts', () => {
    const scripts = scriptsOf(html);
    expect(sum(scripts)).toBeLessThanOrEqual(budget.scriptBytes);
    expect(scripts.length).toBeLessThanOrEqual(budget.scriptCount);
    expect(new Set(scripts).size).toBe(scripts.length);
  });

  test('preloads only fonts and one picture, within their budgets', () => {
    const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(sum(fonts)).toBeLessThanOrEqual(budget.preloadedFonts);
    const pictures = preloadedPictures(html);
    expect(pictures.length).toBeLessThanOrEqual(1);
    expect(sum(pictures)).toBeLessThanOrEqual(budget.preloadedPicture);
    expect(html).not.toMatch(/rel="(?:modulepreload|stylesheet|preconnect|dns-prefetch)"/);
  });

  test('keeps its budget of inline scripts', () => {
    const inline = [...html.matchAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>/g)];
    expect(inline.length).toBeLessThanOrEqual(budget.inlineScriptCount);
    expect(inline.every(([tag]) => tag === '<script>')).toBe(true);
  });
});

test('a page loads its own texts and none of another page', () => {
  const { text } = content.ui.underConstruction;
  const loads = (path: string) =>
    builtPages
      .filter((page) => page.path === path)
      .flatMap(({ html }) => scriptsOf(html).map((script) => readFileSync(join(client, script), 'utf8')))
      .some((script) => script.includes(text));
  expect(loads('/under-construction')).toBe(true);
  expect(loads('/')).toBe(false);
});

test('all fonts together keep their budget', () => {
  const fonts = builtFiles.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  expect(sum(fonts)).toBeLessThanOrEqual(siteBudget.webFontBytes);
});

test('scripts that an idle page loads keep their budget, and no page loads them at first', () => {
  const late = builtFiles
    .filter((file) => /^assets\/(?:after-hydration|offline-line)-.*\.js$/.test(file))
    .map((file) => `/${file}`);
  expect(late).toHaveLength(2);
  for (const { path, html } of builtPages) {
    const first = scriptsOf(html);
    const needed = new Set(late.flatMap((file) => [...withImports(file)]).filter((file) => !first.includes(file)));
    expect(sum([...needed]), path).toBeLessThanOrEqual(siteBudget.idleScriptBytes);
    for (const script of late) expect(first, path).not.toContain(script);
  }
});

test('every ornament keeps its budget', () => {
  const drawings = builtFiles.filter((file) => file.startsWith('assets/') && file.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(0);
  expect(drawings.filter((file) => cost(file) > siteBudget.largestOrnamentBytes)).toEqual([]);
});

test('all style sheets together keep their budget', () => {
  const sheets = builtFiles.filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => readFileSync(join(client, file), 'utf8')).join('\n');
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(siteBudget.styleBytes);
});
