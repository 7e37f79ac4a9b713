import type { Content, Story } from '../../model/types.ts';
import { paths } from '../paths.ts';
import { absoluteUrl, pageName } from './schema-org.ts';
import { xml } from '../../model/xml.ts';

export const feedPath = '/blog/feed.xml';

/** The stories as an Atom feed (RFC 4287), newest first. */
export function feed(content: Content): string {
  const { site, stories } = content;
  const blog = absoluteUrl(content, paths.blog);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<title>${xml(`${site.brand}: ${pageName(content, paths.blog) ?? ''}`)}</title>
<id>${blog}</id>
<link rel="alternate" type="text/html" href="${blog}"/>
<link rel="self" type="application/atom+xml" href="${absoluteUrl(content, feedPath)}"/>
<updated>${moment(stories[0]?.date ?? '1970-01-01')}</updated>
<author><name>${xml(site.brand)}</name></author>
<icon>${absoluteUrl(content, '/icon-192.png')}</icon>
${stories.map((story) => entry(content, story)).join('\n')}
</feed>
`;
}

/** A story has a day but no time, so this uses midnight. */
const moment = (date: string): string => `${date}T00:00:00Z`;

function entry(content: Content, story: Story): string {
  const url = absoluteUrl(content, paths.story(story.slug));
  return `<entry>
<title>${xml(story.title)}</title>
<id>${url}</id>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${moment(story.date)}</published>
<updated>${moment(story.date)}</updated>
<category term="${xml(story.tag)}"/>
<summary>${xml(story.description)}</summary>
</entry>`;
}
