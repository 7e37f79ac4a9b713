import { expect, test } from 'vitest';
import { contentCopy } from './content.testing.ts';

const sardine = 'content/stories/how-to-eat-a-sardine.md';

test('sections have their flags, and each line of a signature is a paragraph', () => {
  const { site, branches, stories } = contentCopy().content();
  const story = stories.find(({ slug }) => sardine.includes(slug));
  expect(story?.sections[0]).toMatchObject({ reverse: false, images: false, isSignature: false });
  expect(story?.sections[0]).not.toHaveProperty('heading');
  expect(story?.sections.find(({ reverse }) => reverse)?.heading).toBe('Four moves');
  expect(story?.sections.find(({ images }) => images)?.blocks.map(({ type }) => type)).toEqual(['picture', 'picture']);
  expect(story?.sections.at(-1)).toEqual({
    reverse: false,
    images: false,
    isSignature: true,
    blocks: [`The ${site.brand} kitchen`, branches[0]?.address].map((text) => ({
      type: 'paragraph',
      text: [{ type: 'text', text }],
    })),
  });
});

test('reports a story whose slug differs from its file name, and two stories with the same id', () => {
  const { read, write, problems } = contentCopy();
  write('content/stories/another-fish.md', read(sardine));
  expect(problems().map(({ file, field, message }) => `${file} ${field}: ${message}`)).toEqual([
    'content/stories/another-fish.md slug: is how-to-eat-a-sardine, but the file is called another-fish.md; give both the same name',
  ]);
  // A day later: the older story keeps its id.
  const copy = read(sardine).replace('2026-06-24', '2026-06-25').replace('24 June', '25 June');
  write('content/stories/another-fish.md', copy.replace('slug: how-to-eat-a-sardine', 'slug: another-fish'));
  expect(problems().map(({ message }) => message)).toEqual([
    'has no entry for the page /blog/another-fish; add one with route, title, description and shareLine',
    expect.stringMatching(/^1 is already used by how-to-eat-a-sardine; write \d+$/),
  ]);
});

test('reports the entry in seo.yaml and the links of a deleted story', () => {
  const { remove, problems } = contentCopy();
  remove(sardine);
  const found = problems();
  expect(found.find(({ file }) => file === 'content/seo.yaml')).toMatchObject({
    field: 'route',
    message: '"/blog/how-to-eat-a-sardine" is no page of this site; take the entry out',
  });
  for (const { message } of found) expect(message).toMatch(/^"\/blog\/how-to-eat-a-sardine" is no page/);
});
