import { createHash } from 'node:crypto';
import type { PageScripts } from '../../app/start/start.ts';
import type { Chunks } from './chunks.ts';

/** What the pages are folded together from. */
export interface FinishParts {
  /** The text of a style sheet, by its address ("/assets/home-a1b2.css"). */
  css: (href: string) => string;
  /** The bundled app/start, for the menu page and for any other: JavaScript that leaves a function in `start`. */
  startScripts: { menu: string; any: string };
  /** What hangs together in the build. */
  chunks: Chunks;
}

/** The hashes that the content security policy of one page allows, as it writes them. */
export interface InlineHashes {
  script: string[];
  style: string[];
}

/**
 * Takes a page as React Router prerenders it and makes it load like plain HTML: its style sheets stand inside it,
 * module preloads are gone, and one script at the end lets React wait until the page has loaded.
 * Throws when the page is not as expected, so that an update of React Router cannot quietly undo this.
 */
export function finishHtml(html: string, parts: FinishParts): string {
  const { html: bare, scripts: found } = takeScripts(html);
  const modules = Object.values(found.modules);
  const scripts: PageScripts = { ...found, imports: parts.chunks.importsOf([...modules, found.entry]) };
  const late = parts.chunks.lateStylesOf(modules).filter((href) => isUsed(parts.css(href), bare));
  const startScript = parts.startScripts[/ data-menu="/.test(bare) ? 'menu' : 'any'];
  const call = `${startScript}start(${JSON.stringify(scripts).replaceAll('<', '\\u003c')})`;
  return foldStyles(bare, late, parts.css)
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('</body>', () => `<script>${call}</script></body>`);
}

/** What React Router streams for a page whose routes have no loaders. */
const NO_DATA = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n';

function takeScripts(html: string): { html: string; scripts: Omit<PageScripts, 'imports'> } {
  const find = (pattern: RegExp, what: string) => {
    const match = pattern.exec(html);
    if (!match)
      throw new Error(`the prerendered page has no ${what}; React Router may have changed, see tools/finish/html.ts`);
    return match;
  };
  const [, context = ''] = find(/window\.__reactRouterContext = (\{.*?\});window/s, 'router context');
  const [moduleScript, body = ''] = find(/<script type="module" async="">(.*?)<\/script>/s, 'module script');
  const [, chunk = ''] = find(/streamController\.enqueue\((".*?")\);<\/script>/s, 'loader data');
  if (JSON.parse(chunk) !== NO_DATA)
    throw new Error(
      `the prerendered page has data of a loader, whose decoder is left out of the scripts (tools/lean-router-plugin.ts): ${chunk}`,
    );
  const [, manifest = ''] = find(/import "([^"]+)";/, 'route manifest');
  const [, entry = ''] = find(/import\("([^"]+)"\);/, 'entry');
  const imports = new Map(
    [...body.matchAll(/import \* as (route\d+) from "([^"]+)";/g)].map(([, name = '', href = '']) => [name, href]),
  );
  const [, table = ''] = find(/__reactRouterRouteModules = \{(.*?)\};/s, 'route modules');
  const modules = Object.fromEntries(
    [...table.matchAll(/"([^"]+)":(route\d+)/g)].map(([, id = '', name = '']) => [id, imports.get(name) ?? '']),
  );

  // From the first of React Router's scripts to the end of the body there is nothing but its scripts.
  const tail = html.indexOf('<script>window.__reactRouterContext');
  const rest = html.slice(tail, html.indexOf('</body>', tail));
  const left = rest.replaceAll(/<script.*?<\/script>|<!--.*?-->/gs, '');
  if (tail < 0 || left !== '' || !rest.includes(moduleScript))
    throw new Error(`the prerendered page has something after its scripts: ${left.slice(0, 200)}`);
  return {
    html: html.replace(rest, ''),
    scripts: { manifest, modules, entry, context: JSON.parse(context) as object },
  };
}

/** Whether a page has an element of one of the classes that a style sheet is about. */
function isUsed(css: string, html: string): boolean {
  const names = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  return [...html.matchAll(/ class="([^"]*)"/g)].some(([, list = '']) =>
    list.split(' ').some((name) => names.has(name)),
  );
}

/** React Router marks style sheets that also belong to a part loaded later with an empty fragment. */
export const withoutMark = (href: string) => href.replace(/#$/, '');

/**
 * Puts all style sheets of the page into one <style>, where the first of them was linked: those that it links, and
 * those of its parts that are scripts of their own but stand in its HTML.
 */
function foldStyles(html: string, late: readonly string[], css: FinishParts['css']): string {
  const link = /<link rel="stylesheet" href="([^"]+)"\/?>/g;
  const hrefs = [...new Set([...[...html.matchAll(link)].map(([, href = '']) => withoutMark(href)), ...late])];
  const style = `<style data-href="${hrefs.join(' ')}">${hrefs.map(css).join('')}</style>`;
  let first = true;
  return html.replaceAll(link, () => {
    const put = first ? style : '';
    first = false;
    return put;
  });
}

/** The hashes of every inline script and style of a page. JSON-LD and other data blocks run nothing and need none. */
export function inlineHashes(html: string): InlineHashes {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const texts = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, text = '']) => hash(text)))];
  return { script: texts(/<script>(.*?)<\/script>/gs), style: texts(/<style[^>]*>(.*?)<\/style>/gs) };
}

/** Puts something at the end of a page's head. */
export function addToHead(html: string, addition: string): string {
  return html.replace('</head>', () => `${addition}</head>`);
}
