import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { pages } from '../pages.ts';
import { attributes, builtFiles, builtPages } from './build-folder.ts';

/** Pages, and the call that the server answers. */
const served = new Set([...builtPages.map(({ path }) => path), '/api/faq']);
const files = new Set(builtFiles.map((file) => `/${file}`));
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const title = (html: string) => first(html, /<title>([^<]*)<\/title>/);

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React decides how the HTML is formatted.
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-implicit-button-type': 'error',
    // All scripts are of this host.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Titles end with the brand. Search engines may cut it; screen readers do not.
    'long-title': ['error', { maxlength: 65 }],
    // Telephone numbers keep the owner's spaces; CSS text-wrap keeps them on one line where possible.
    'tel-non-breaking': 'off',
    // WebKit drops the role of a list without bullets. The pages use a plain <ul> nevertheless.
    'no-redundant-role': 'error',
  },
});

/** Tables whose `display` changes in narrow windows write out their roles, because some browsers then drop them. */
const TABLE_ROLE = /^no-redundant-role: .* on <(?:table|thead|tbody|tr|th|td)> /;

test('the build has every page of the route table and no other', () => {
  expect(builtPages.map(({ file }) => file).toSorted()).toEqual(pages.map(({ file }) => file).toSorted());
});

/** The script in the head runs before the first paint, so each byte of it delays that. */
const MAX_HEAD_SCRIPT_BYTES = 700;

test('the script in the head is short, and nothing else blocks the first paint', () => {
  for (const { path, html } of builtPages) {
    const [head = ''] = html.split('</head>', 1);
    const scripts = [
      ...head.matchAll(/<script(?! type="application\/ld\+json"| type="module"| defer)([^>]*)>([^]*?)<\/script>/g),
    ];
    expect(scripts.map(([, attributesText]) => attributesText).join(), path).toBe('');
    expect(scripts, path).toHaveLength(1);
    expect(Buffer.byteLength(scripts[0]?.[2] ?? ''), path).toBeLessThan(MAX_HEAD_SCRIPT_BYTES);
  }
});

test('no two pages have the same title or description', () => {
  const own = builtPages.filter(({ file }) => pages.some((page) => page.file === file && page.path === page.canonical));
  expect(own.length).toBeGreaterThan(1);
  const titles = own.map(({ html }) => title(html));
  expect(new Set(titles).size).toBe(titles.length);
  const descriptions = own.map(({ html }) => first(html, /<meta name="description" content="([^"]*)"/));
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

describe.each(builtPages)('$path', ({ html, file }) => {
  test('is valid HTML', async () => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages.filter((message) => !TABLE_ROLE.test(message))).toEqual([]);
  });

  test('has a title, a description, Open Graph data, one h1, and either a canonical address or noindex', () => {
    for (const property of ['title', 'description', 'image', 'type', 'site_name'])
      expect(first(html, new RegExp(`<meta property="og:${property}" content="([^"]+)"`))).not.toBe('');
    expect(title(html)).not.toBe('');
    expect(first(html, /<meta name="description" content="([^"]*)"/).length).toBeGreaterThanOrEqual(110);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    const canonical = first(html, /<link rel="canonical" href="([^"]*)"/);
    if (html.includes('<meta name="robots" content="noindex"')) expect(canonical).toBe('');
    else expect(new URL(canonical).pathname).toBe(pages.find((page) => page.file === file)?.canonical);
  });

  test('has every part to which the content may link', () => {
    for (const anchor of pages.find((page) => page.file === file)?.anchors ?? [])
      expect(html, anchor).toContain(` id="${anchor}"`);
  });

  test('has no dead link', () => {
    const inside = attributes(html, 'href').filter((href) => href.startsWith('/') || href.startsWith('#'));
    const dead = inside.filter((href) => {
      const [address = '', anchor] = href.split('#');
      const target = address.split('?')[0] ?? '';
      if (target === '') return !html.includes(` id="${anchor}"`);
      return !served.has(target) && !files.has(target);
    });
    expect(dead).toEqual([]);
  });

  test('has only links to sections in a list of sections', () => {
    for (const [list] of html.matchAll(/<([ou]l)[^>]* data-section-links=.*?<\/\1>/gs))
      for (const href of attributes(list, 'href')) expect(href).toContain('#');
  });

  test('loads nothing from another host, and has no inline style or event handler', () => {
    const loaded = [
      ...attributes(html, 'src'),
      ...attributes(html, 'srcSet')
        .concat(attributes(html, 'srcset'))
        .flatMap((set) => set.split(', ').map((entry) => entry.split(' ')[0] ?? '')),
    ];
    for (const address of loaded) expect(files.has(address) || address.startsWith('data:'), address).toBe(true);
    expect(html).not.toMatch(/<link[^>]+rel="(?:stylesheet|preload|modulepreload|icon)"[^>]+href="(?!\/)/);
    expect(attributes(html, 'style')).toEqual([]);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
  });
});
