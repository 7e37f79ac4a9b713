import { expect, test } from 'vitest';
import { readMarkdown } from './markdown.ts';
import { fakePictures } from './content.testing.ts';

const pictures = fakePictures();

function read(body: string, firstLine = 1): ReturnType<typeof readMarkdown> & { reported: string[] } {
  const reported: string[] = [];
  const result = readMarkdown(body, firstLine, pictures, (line, message) => reported.push(`${line} ${message}`));
  return { ...result, reported };
}

test('reads paragraphs with special characters, bold words and links', () => {
  const { nodes, reported } = read(
    'Salt & “pepper” < 3, **kalpasi**, [the menu](/menu) and [the ICO](https://ico.org.uk).',
  );
  expect(reported).toEqual([]);
  expect(nodes).toEqual([
    {
      line: 1,
      block: {
        type: 'paragraph',
        text: [
          { type: 'text', text: 'Salt & “pepper” < 3, ' },
          { type: 'bold', text: 'kalpasi' },
          { type: 'text', text: ', ' },
          { type: 'link', text: 'the menu', href: '/menu' },
          { type: 'text', text: ' and ' },
          { type: 'link', text: 'the ICO', href: 'https://ico.org.uk' },
          { type: 'text', text: '.' },
        ],
      },
    },
  ]);
});

test('every node and every link has the number of its own line', () => {
  const body = 'One.\n\n## Two\n\n- three\n- [four](/faq)\n  and [five](mailto:a@b.example)\n\n';
  const { nodes, links } = read(`${body}![A dosa on a leaf](sardines)\n![A dosa again here](sardines)\n`, 10);
  expect(nodes.map(({ line }) => line)).toEqual([10, 12, 14, 18, 18]);
  expect(links).toEqual([
    { line: 15, href: '/faq' },
    { line: 16, href: 'mailto:a@b.example' },
  ]);
});

test('a list that is numbered from 1 is a numbered one', () => {
  const { nodes, reported } = read('1. first\n2. second\n\nThen:\n\n- other');
  expect(reported).toEqual([]);
  expect(nodes.map((node) => 'block' in node && node.block)).toMatchObject([
    { type: 'list', isNumbered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
    { type: 'paragraph' },
    { type: 'list', items: [[{ text: 'other' }]] },
  ]);
  expect(nodes[2]).not.toHaveProperty('block.isNumbered');
});

test('pictures on adjacent lines are separate blocks, and a picture without a name is a letter tile', () => {
  const { nodes, reported } = read('![A dosa on a leaf](sardines)\n![A leaf that is empty]()');
  expect(reported).toEqual([]);
  expect(nodes.map((node) => 'block' in node && node.block)).toMatchObject([
    { type: 'picture', picture: { slug: 'sardines' }, alt: 'A dosa on a leaf' },
    { type: 'picture', picture: null, alt: 'A leaf that is empty' },
  ]);
});

test('a bold link stays bold and keeps its address, whichever mark is outside', () => {
  const link = { type: 'link', text: 'book', href: '/menu', isBold: true };
  for (const text of ['**[book](/menu)**', '[**book**](/menu)']) {
    const { nodes, reported } = read(text);
    expect(reported).toEqual([]);
    expect(nodes).toEqual([{ line: 1, block: { type: 'paragraph', text: [link] } }]);
  }
  expect(read('**Ring or [book](/menu)**').nodes).toEqual([
    { line: 1, block: { type: 'paragraph', text: [{ type: 'bold', text: 'Ring or ' }, link] } },
  ]);
});

test.each<readonly [string, RegExp]>([
  ['> said somebody', /^1 has a quotation with ">", which is not shown/],
  ['3. first\n4. second', /^1 has a numbered list that begins with 3; lists are numbered from 1/],
  ['- one\n\n  more of one\n- two', /^1 has a list entry of more than one paragraph; make it one/],
  ['Well\n\n---\n', /^3 has a line across the page, which is not shown/],
  [
    'Seen at [a page](http://insecure.example)',
    /^1 links to "http:\/\/insecure.example"; write an address of this site/,
  ],
  ['Look ![A dosa on a leaf](sardines) here', /^1 has a picture inside a sentence, which is not shown/],
  ['![Dosa](sardines)', /^1 has a picture whose description, between \[ and ], is too short/],
  ['Tom &amp; Jerry', /^1 has "&amp;"/],
  ['**Very `fine`**', /^1 has text between `backticks`/],
  ['[a *b*](/menu)', /^1 has italics/],
  ...['See [the menu](/menu', 'See [the menu] (/menu)', 'Very ** fine**', '##Heading', 'One **two'].map(
    (text) => [text, /^1 has ".*", which is shown as it stands; write/] as const,
  ),
  ['See [](/menu)', /^1 has a link to "\/menu" without words; write them between/],
  ['## The **bold** [x](/menu)', /^1 /],
  ['Meant as a rule\n---', /^1 /],
  ...['//example.com/x', 'https://', 'https:menu', 'mailto:', 'menu'].map(
    (href) => [`[there](${href})`, /^1 /] as const,
  ),
])('reports %j once', (body, message) => {
  expect(read(body).reported).toEqual([expect.stringMatching(message)]);
});

test.each([
  'Tom & Jerry; fish & chips',
  '## Tom & Jerry',
  '#1 in town',
  'We are #1 (in town) [twice]',
  'Two \\*\\* stars',
  '[there](https://ico.org.uk)',
  '[there](mailto:kitchen@grill.example)',
])('takes %j', (body) => {
  expect(read(body).reported).toEqual([]);
});

test.each(['> ', '- - ', '1. '])('a text of ten thousand "%s" is reported', (mark) => {
  const { nodes, reported } = read(`${mark.repeat(10_000)}x`, 4);
  expect(nodes).toEqual([]);
  expect(reported).toEqual([expect.stringContaining('4 has ')]);
});
