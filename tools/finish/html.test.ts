import { expect, test } from 'vitest';
import { addToHead, finishHtml, inlineHashes } from './html.ts';

const noData = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n';
const page = `<!DOCTYPE html><html><head><title>T</title><link rel="modulepreload" href="/assets/m.js"/><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css#"/></head><body><main>Text</main><script>window.__reactRouterContext = {"ssr":false};window.__reactRouterContext.stream = 1;</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};
import("/assets/entry.js");</script><!--$--><script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(noData)});</script><!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body></html>`;
const parts = {
  css: (href: string) => (href === '/assets/late.css' ? '._shown_1{color:red}' : `/*${href}*/`),
  startScripts: { any: 'var start=p=>p;', menu: 'turnMenu();var start=p=>p;' },
  chunks: {
    importsOf: (scripts: readonly string[]) => (scripts.includes('/assets/home.js') ? ['/assets/react.js'] : []),
    lateStylesOf: () => ['/assets/late.css'],
  },
};
const finished = finishHtml(page, parts);

test('the style sheets stand in the page, in their order, and nothing is linked or preloaded', () => {
  expect(finished).toContain(
    '<style data-href="/assets/a.css /assets/b.css">/*/assets/a.css*//*/assets/b.css*/</style>',
  );
  expect(finished).not.toContain('stylesheet');
  expect(finished).not.toContain('modulepreload');
});

test('one script is left, with all that React Router needs', () => {
  expect(finished.match(/<script/g)).toHaveLength(1);
  const [, call = ''] = /start\((\{.*\})\)<\/script>/.exec(finished) ?? [];
  expect(JSON.parse(call)).toEqual({
    manifest: '/assets/manifest.js',
    modules: { root: '/assets/root.js', 'pages/home': '/assets/home.js' },
    entry: '/assets/entry.js',
    imports: ['/assets/react.js'],
    context: { ssr: false },
  });
});

test('only a page with the menu in it has the script that turns the menu', () => {
  expect(finished).not.toContain('turnMenu');
  const menu = finishHtml(page.replace('<main>', '<main><section data-menu="eastham-1"></section>'), parts);
  expect(menu).toContain('turnMenu();');
});

test('the styles of a part that is loaded later are in the page when the part stands in its HTML', () => {
  expect(finished).not.toContain('_shown_1');
  const shown = finishHtml(page.replace('<main>', '<main class="a _shown_1">'), parts);
  expect(shown).toContain('/assets/b.css /assets/late.css">');
  expect(shown).toContain('._shown_1{color:red}</style>');
});

test('the text of the page stays as it is', () => {
  expect(finished).toContain('<body><main>Text</main><script>');
});

test('a page that is not as expected stops the build', () => {
  expect(() => finishHtml(page.replace('import("/assets/entry.js");', ''), parts)).toThrow('has no entry');
  expect(() => finishHtml(page.replace('<!--/$--></body>', '<p>late</p></body>'), parts)).toThrow('<p>late</p>');
  expect(() => finishHtml(page.replace('loaderData', 'otherData'), parts)).toThrow('has data of a loader');
});

test('every inline script and style gets its hash, data blocks none', () => {
  const hashes = inlineHashes(finished.replace('</body>', '<script type="application/ld+json">{}</script></body>'));
  expect(hashes.script).toHaveLength(1);
  expect(hashes.style[0]).toMatch(/^sha256-[\w+/]{43}=$/);
});

test('what is added stands at the end of the head, whatever signs are in it', () => {
  expect(addToHead('<head><title>T</title></head>', '<meta name="a" content="$&">')).toBe(
    '<head><title>T</title><meta name="a" content="$&"></head>',
  );
});
