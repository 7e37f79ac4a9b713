import { expect, test } from 'vitest';
import { contentCopy } from '../../model/read/content.testing.ts';
import { feed } from './feed.ts';

const content = contentCopy().content();
const { url } = content.site;

test('the feed has every story with its date and an id of its own, as Atom requires', () => {
  const atom = feed(content);
  const all = (element: string) =>
    [...atom.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text]) => text);
  const dates = content.stories.map(({ date }) => `${date}T00:00:00Z`);
  expect(all('id')).toEqual([`${url}/blog`, ...content.stories.map(({ slug }) => `${url}/blog/${slug}`)]);
  expect(all('published')).toEqual(dates);
  // That of the feed is that of its latest story.
  expect(all('updated')).toEqual([dates[0], ...dates]);
  expect(atom).toContain(`<link rel="self" type="application/atom+xml" href="${url}/blog/feed.xml"/>`);
});

test('an entry has the whole story, escaped, with absolute addresses and the captions of its pictures', () => {
  const [first] = content.stories;
  const text = [
    { type: 'text' as const, text: 'Read & ' },
    { type: 'link' as const, text: 'the menu', href: '/menu' },
  ];
  const picture = { slug: 'boats', src: '/boats.webp', avif: '', width: 3, height: 2 };
  const sections = [
    { heading: 'Two < three', blocks: [{ type: 'paragraph' as const, text }] },
    { blocks: [{ type: 'picture' as const, picture, alt: 'Two boats', caption: 'Out by <four>' }] },
  ];
  const story = { ...first!, title: 'Salt & <fire>', picture: null, sections };
  const atom = feed({ ...content, stories: [story] });
  expect(atom).toContain('<title>Salt &amp; &lt;fire&gt;</title>');
  const [, html = ''] = /<content type="html">(.*)<\/content>/.exec(atom) ?? [];
  expect(html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')).toBe(
    `<h2>Two &amp;lt; three</h2><p>Read &amp;amp; <a href="${url}/menu">the menu</a></p>` +
      `<figure><img src="${url}/boats.webp" alt="Two boats" width="3" height="2"><figcaption>Out by &amp;lt;four&amp;gt;</figcaption></figure>`,
  );
});
