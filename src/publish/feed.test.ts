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

test('an entry has its title and summary escaped', () => {
  const [first] = content.stories;
  const atom = feed({ ...content, stories: [{ ...first!, title: 'Salt & <fire>', description: '"Two" < three' }] });
  expect(atom).toContain('<title>Salt &amp; &lt;fire&gt;</title>');
  expect(atom).toContain('<summary>&quot;Two&quot; &lt; three</summary>');
});
