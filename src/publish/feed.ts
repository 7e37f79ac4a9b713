import type { Block, Inline, PictureBlock } from '../../model/text-blocks.ts';
import type { Content, Story, StorySection } from '../../model/types.ts';
import { paths } from '../paths.ts';
import { absoluteUrl, pageName } from './schema-org.ts';
import { xml } from './xml.ts';

export const feedPath = '/blog/feed.xml';

/** The stories as an Atom feed (RFC 4287), newest first, each with its whole text. */
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
  const html = [pictureHtml(content, story), ...story.sections.map((section) => sectionHtml(content, section))].join(
    '',
  );
  return `<entry>
<title>${xml(story.title)}</title>
<id>${url}</id>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${moment(story.date)}</published>
<updated>${moment(story.date)}</updated>
<category term="${xml(story.tag)}"/>
<summary>${xml(story.description)}</summary>
<content type="html">${xml(html)}</content>
</entry>`;
}

const sectionHtml = (content: Content, { heading, blocks }: StorySection): string =>
  `${heading ? `<h2>${xml(heading)}</h2>` : ''}${blocks.map((block) => blockHtml(content, block)).join('')}`;

function blockHtml(content: Content, block: Block): string {
  if (block.type === 'picture') return pictureHtml(content, block);
  if (block.type === 'paragraph') return `<p>${inlineHtml(content, block.text)}</p>`;
  const tag = block.isNumbered ? 'ol' : 'ul';
  return `<${tag}>${block.items.map((item) => `<li>${inlineHtml(content, item)}</li>`).join('')}</${tag}>`;
}

const inlineHtml = (content: Content, parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.type === 'bold') return `<strong>${xml(part.text)}</strong>`;
      if (part.type === 'link') return `<a href="${xml(absoluteUrl(content, part.href))}">${xml(part.text)}</a>`;
      return xml(part.text);
    })
    .join('');

function pictureHtml(content: Content, { picture, alt, caption }: Omit<PictureBlock, 'type'>): string {
  if (!picture) return '';
  const { src, width, height } = picture;
  const img = `<img src="${absoluteUrl(content, src)}" alt="${xml(alt)}" width="${width}" height="${height}">`;
  return caption ? `<figure>${img}<figcaption>${xml(caption)}</figcaption></figure>` : `<p>${img}</p>`;
}
