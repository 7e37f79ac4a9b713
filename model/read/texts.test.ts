import { expect, test } from 'vitest';
import { change, contentCopy } from './content.testing.ts';

const sardine = 'content/stories/how-to-eat-a-sardine.md';

// Their flags: tests/acceptance/texts.test.ts.
test('each line of a signature is a paragraph', () => {
  const { site, branches, stories } = contentCopy().content();
  const story = stories.find(({ slug }) => sardine.includes(slug));
  expect(story?.sections.at(-1)?.blocks).toEqual(
    [`The ${site.brand} kitchen`, branches[0]?.address].map((text) => ({
      type: 'paragraph',
      text: [{ type: 'text', text }],
    })),
  );
});

test('a signature keeps its bold words and links, and their lines', () => {
  const copy = contentCopy();
  change(copy, sardine, 'The {brand} kitchen\n', '**The kitchen**\nSee [our\nmenu](/menu) too\n');
  const story = copy.content().stories.find(({ slug }) => sardine.includes(slug));
  const texts = story?.sections.at(-1)?.blocks.map((block) => (block.type === 'paragraph' ? block.text : []));
  expect(texts?.slice(0, 3)).toEqual([
    [{ type: 'bold', text: 'The kitchen' }],
    [
      { type: 'text', text: 'See ' },
      { type: 'link', text: 'our', href: '/menu' },
    ],
    [
      { type: 'link', text: 'menu', href: '/menu' },
      { type: 'text', text: ' too' },
    ],
  ]);
});

test('two stories with the same id are reported', () => {
  const { read, write, problems } = contentCopy();
  // A day later: the older story keeps its id.
  write('content/stories/another-fish.md', read(sardine).replace('2026-06-24', '2026-06-25'));
  const message = expect.stringMatching(/^1 is already used by how-to-eat-a-sardine; write \d+$/);
  expect(problems()).toContainEqual(expect.objectContaining({ file: 'content/stories/another-fish.md', message }));
});

test('a story has its dishes with price and place on the menu, and pictures their captions', () => {
  const copy = contentCopy();
  const story = () => copy.content().stories.find(({ slug }) => sardine.includes(slug));
  change(copy, sardine, 'dishes: [', 'dishes: [monkfish-rice, ');
  expect(story()?.dishes.map(({ offer }) => [offer.dish, offer.served])).toEqual([
    ['monkfish-rice', 'Sat & Sun'],
    ['grilled-sardines-3', undefined],
    ['caldo-verde', undefined],
  ]);
  const captions = story()?.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'picture' ? [block.caption] : [])),
  );
  expect(captions).toContain('The boats are out by four.');
  expect(captions).toContain(undefined);
});

test('sections on the drawn leaf have twelve entries in all, and the texts of the drawing', () => {
  const copy = contentCopy();
  change(copy, sardine, '## Where they come from {images}', '## Where they come from {leaf}');
  expect(copy.problems().map(({ message }) => message)).toContain(
    'has 0 list entries under {leaf}; the drawn leaf has 12 places',
  );
  change(copy, sardine, '## Where they come from {leaf}', '## Where they come from {images}');
  change(copy, sardine, '## Before it comes', '## Before it comes {leaf}');
  expect(copy.problems().map(({ message }) => message)).toEqual([
    'has 3 list entries under {leaf}; the drawn leaf has 12 places',
    'is missing; the flag {leaf} needs alt, caption and motion in the head',
  ]);
  const entries = Array.from({ length: 9 }, (_, index) => `- Fish ${index}\n`).join('');
  change(copy, sardine, '- **Salt**', `${entries}- **Salt**`);
  change(
    copy,
    sardine,
    'dishes:',
    'leaf: { alt: A leaf with twelve places., caption: The tip, motion: It fills. }\ndishes:',
  );
  change(copy, sardine, '## Four moves {reverse}', '## Four moves {leaf reverse}');
  const flagged = copy.content().stories.flatMap(({ sections }) => sections.filter(({ leaf }) => leaf));
  expect(flagged.map(({ reverse }) => reverse)).toEqual([undefined, true]);
});

test('a plan needs its texts, a recipe its two lists', () => {
  const copy = contentCopy();
  change(copy, sardine, '## Before it comes', '## Before it comes {plan}');
  change(copy, sardine, '## Where they come from {images}', '## Where they come from {recipe}');
  expect(copy.problems().map(({ message }) => message)).toEqual([
    'has "Where they come from" under {recipe}; a recipe needs ingredients as a list with "- ", then steps with "1. "',
    'is missing; the flag {plan} needs front, rooms, back and caption in the head',
  ]);
});
