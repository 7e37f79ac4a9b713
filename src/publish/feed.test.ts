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

test('an entry has the whole story, with escaped text and absolute addresses', () => {
  const [first] = content.stories;
  const text = [
    { type: 'text' as const, text: 'Read & ' },
    { type: 'link' as const, text: 'the menu', href: '/menu' },
  ];
  const sections = [{ heading: 'Two < three', blocks: [{ type: 'paragraph' as const, text }] }];
  const atom = feed({ ...content, stories: [{ ...first!, title: 'Salt & <fire>', picture: null, sections }] });
  expect(atom).toContain('<title>Salt &amp; &lt;fire&gt;</title>');
  const html = `&lt;h2&gt;Two &amp;lt; three&lt;/h2&gt;&lt;p&gt;Read &amp;amp; &lt;a href=&quot;${url}/menu&quot;&gt;`;
  expect(atom).toContain(`<content type="html">${html}the menu`);
});

test('an entry has the captions of its pictures and of its drawn leaf', () => {
  const [first] = content.stories;
  const picture = { slug: 'boats', src: '/boats.webp', avif: '', width: 3, height: 2, colour: '#000000' };
  const sections = [
    { blocks: [{ type: 'picture' as const, picture, alt: 'Two boats', caption: 'Out by <four>' }] },
    { isOnLeaf: true as const, blocks: [] },
  ];
  const leaf = { alt: 'A leaf with places', caption: 'The tip', motion: 'It fills.' };
  const atom = feed({ ...content, stories: [{ ...first!, picture: null, leaf, sections }] });
  const [, html = ''] = /<content type="html">(.*)<\/content>/.exec(atom) ?? [];
  expect(html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')).toBe(
    `<figure><img src="${url}/boats.webp" alt="Two boats" width="3" height="2"><figcaption>Out by &amp;lt;four&amp;gt;</figcaption></figure>` +
      '<figure><figcaption>The tip</figcaption></figure>',
  );
});
