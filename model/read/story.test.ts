import { expect, test } from 'vitest';
import { contentCopy } from './content.testing.ts';

const leaf = 'content/stories/dining-experience-eastham-valavu.md';

test('sections carry their flags, and each line of a signature stands alone', () => {
  const { content } = contentCopy();
  const story = content().stories.find(({ slug }) => leaf.includes(slug));
  expect(story?.sections[0]).toMatchObject({ reverse: false, images: false, isSignature: false });
  expect(story?.sections[0]).not.toHaveProperty('heading');
  expect(story?.sections.find(({ reverse }) => reverse)?.heading).toBe('The rice comes in courses');
  expect(story?.sections.find(({ images }) => images)?.blocks.map(({ type }) => type)).toEqual([
    'picture',
    'picture',
    'picture',
  ]);
  expect(story?.sections.at(-1)).toEqual({
    reverse: false,
    images: false,
    isSignature: true,
    blocks: ['The Valavu kitchen', '240 High St North, East Ham'].map((text) => ({
      type: 'paragraph',
      text: [{ type: 'text', text }],
    })),
  });
});

test('a story under another name than its file, and a second one of its number, are told of', () => {
  const { read, write, problems } = contentCopy();
  write('content/stories/another-leaf.md', read(leaf));
  expect(problems().map(({ file, field, message }) => `${file} ${field}: ${message}`)).toEqual([
    'content/stories/another-leaf.md slug: is dining-experience-eastham-valavu, but the file is called another-leaf.md; give both the same name',
  ]);
  write(
    'content/stories/another-leaf.md',
    read(leaf).replace('slug: dining-experience-eastham-valavu', 'slug: another-leaf'),
  );
  expect(problems().map(({ message }) => message)).toEqual([
    'has no entry for the page /blog/another-leaf; add one with route, title, description and shareLine',
    expect.stringMatching(/^2 is the number of dining-experience-eastham-valavu too; write \d+$/),
    expect.stringMatching(/^2 is the number of another-leaf too; write \d+$/),
  ]);
});

test('a story that is gone leaves its entry in seo.yaml and links to it, which are told of', () => {
  const { remove, problems } = contentCopy();
  remove(leaf);
  const found = problems();
  expect(found.find(({ file }) => file === 'content/seo.yaml')).toMatchObject({
    field: 'route',
    message: '"/blog/dining-experience-eastham-valavu" is no page of this site; take the entry out',
  });
  for (const { message } of found) expect(message).toMatch(/^"\/blog\/dining-experience-eastham-valavu" is no page/);
});
