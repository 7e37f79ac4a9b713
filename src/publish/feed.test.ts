import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Story } from '../../model/types.ts';
import { contentForTests } from '../../tools/content/content.testing.ts';
import { feed } from './feed.ts';
import { childOf, childrenOf, type Element, readXml } from './xml.testing.ts';

const content = await contentForTests();
const { brand, url: siteUrl } = content.site;

const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const url = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const Entry = v.strictObject({
  title: text,
  id: url,
  published: moment,
  updated: moment,
  category: v.literal(''),
  summary: text,
  content: v.pipe(v.string(), v.minLength(500)),
});
const Feed = v.strictObject({ title: text, id: url, updated: moment, author: v.literal(''), icon: url });

/** The texts of an element's children by name; RFC 4287 allows each of these once. Links and entries are tested separately. */
function texts(element: Element): Record<string, string> {
  const names = new Set(element.children.map(({ name }) => name).filter((name) => name !== 'link' && name !== 'entry'));
  return Object.fromEntries([...names].map((name) => [name, childOf(element, name).text]));
}
const links = (element: Element) => childrenOf(element, 'link').map(({ attributes }) => attributes);

test('the feed is valid Atom (RFC 4287)', () => {
  const root = readXml(feed(content));
  expect(root).toMatchObject({
    name: 'feed',
    attributes: { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-GB' },
  });
  const { id, updated } = v.parse(Feed, texts(root));
  expect(links(root)).toEqual([
    { rel: 'alternate', type: 'text/html', href: id },
    { rel: 'self', type: 'application/atom+xml', href: `${siteUrl}/blog/feed.xml` },
  ]);
  expect(childOf(childOf(root, 'author'), 'name').text).toBe(brand);

  const elements = childrenOf(root, 'entry');
  const entries = elements.map((entry) => v.parse(Entry, texts(entry)));
  expect(entries.map(({ title }) => title)).toEqual(content.stories.map(({ title }) => title));
  expect(new Set(entries.map((one) => one.id)).size).toBe(entries.length);
  expect(entries.map((one) => one.updated)).toEqual(content.stories.map(({ date }) => `${date}T00:00:00Z`));
  expect(updated).toBe(entries[0]?.updated);
  for (const entry of elements) {
    expect(links(entry)).toEqual([{ rel: 'alternate', type: 'text/html', href: childOf(entry, 'id').text }]);
    expect(childOf(entry, 'category').attributes['term']).toMatch(/^(?:Food|Our Culture)$/);
    expect(childOf(entry, 'content').attributes).toEqual({ type: 'html' });
  }
});

test('an entry has the whole story, with escaped text and absolute addresses', () => {
  const [first] = content.stories;
  if (!first) throw new Error('there is no story');
  const story: Story = {
    ...first,
    title: 'Salt & <fire>',
    picture: null,
    sections: [
      {
        heading: 'Two < three',
        reverse: false,
        images: false,
        isSignature: false,
        blocks: [
          {
            type: 'paragraph',
            text: [
              { type: 'text', text: 'Read ' },
              { type: 'link', text: 'the menu', href: '/menu' },
            ],
          },
          {
            type: 'list',
            items: [
              [
                { type: 'bold', text: 'Bread' },
                { type: 'text', text: ' & more' },
              ],
            ],
          },
          { type: 'list', isNumbered: true, items: [[{ type: 'text', text: 'Roast' }]] },
        ],
      },
    ],
  };
  const entry = childOf(readXml(feed({ ...content, stories: [story] })), 'entry');
  expect(childOf(entry, 'title').text).toBe('Salt & <fire>');
  expect(childOf(entry, 'content').text).toBe(
    `<h2>Two &lt; three</h2><p>Read <a href="${siteUrl}/menu">the menu</a></p><ul><li><strong>Bread</strong> &amp; more</li></ul><ol><li>Roast</li></ol>`,
  );
  const whole = readXml(feed(content));
  for (const one of childrenOf(whole, 'entry')) {
    const html = childOf(one, 'content').text;
    expect(html).toContain(`<img src="${siteUrl}/`);
    expect(html).not.toMatch(/(?:href|src)="(?!https:)|\{\{/);
  }
});

test('the strict XML reader rejects invalid XML', () => {
  const refused = (body: string) => expect(() => readXml(`<?xml version="1.0" encoding="utf-8"?>\n${body}`)).toThrow();
  for (const body of [
    '<a>',
    '<a></b>',
    '<a/><b/>',
    '<a b="1" b="2"/>',
    '<a b=1/>',
    '<a>&</a>',
    '<a>&nbsp;</a>',
    'a',
    '<a>></a>',
    '<',
  ])
    refused(body);
  expect(() => readXml('<a/>')).toThrow('the XML declaration is missing');
  expect(readXml('<?xml version="1.0" encoding="utf-8"?>\n<a b="&lt;">x&amp;<c/>y</a>\n')).toMatchObject({
    attributes: { b: '<' },
    text: 'x&y',
    children: [{ name: 'c' }],
  });
});
