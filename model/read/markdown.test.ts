import { expect, test } from 'vitest';
import { readMarkdown } from './markdown.ts';
import { fakePictures } from './content.testing.ts';

const pictures = await fakePictures();

function read(body: string, firstLine = 1): ReturnType<typeof readMarkdown> & { reported: string[] } {
  const reported: string[] = [];
  const result = readMarkdown(body, firstLine, pictures, (line, message) => reported.push(`${line} ${message}`));
  return { ...result, reported };
}

test('reads paragraphs with special characters, bold words and links', () => {
  const { pieces, reported } = read(
    'Salt & “pepper” < 3, **kalpasi**, [the menu](/menu) and [the ICO](https://ico.org.uk).',
  );
  expect(reported).toEqual([]);
  expect(pieces).toEqual([
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

test('every piece has the number of its first line', () => {
  const { pieces } = read(
    'One.\n\n## Two\n\n- three\n- four\n\n![A dosa on a leaf](sardines)\n![A dosa again here](sardines)\n',
    10,
  );
  expect(pieces.map(({ line }) => line)).toEqual([10, 12, 14, 17, 17]);
});

test('a list that is numbered from 1 is a numbered one', () => {
  const { pieces, reported } = read('1. first\n2. second\n\nThen:\n\n- other');
  expect(reported).toEqual([]);
  expect(pieces.map((piece) => 'block' in piece && piece.block)).toMatchObject([
    { type: 'list', isNumbered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
    { type: 'paragraph' },
    { type: 'list', items: [[{ text: 'other' }]] },
  ]);
  expect(pieces[2]).not.toHaveProperty('block.isNumbered');
});

test('every link has the number of its own line', () => {
  const { links } = read(
    'One\nand **[two](/menu)**.\n\n- three\n- [four](/faq)\n  and [five](mailto:a@b.example)\n',
    10,
  );
  expect(links).toEqual([
    { line: 11, href: '/menu' },
    { line: 14, href: '/faq' },
    { line: 15, href: 'mailto:a@b.example' },
  ]);
});

test('pictures on adjacent lines are separate blocks, and a picture without a name is a letter tile', () => {
  const { pieces, reported } = read('![A dosa on a leaf](sardines)\n![A leaf that is empty]()');
  expect(reported).toEqual([]);
  expect(pieces.map((piece) => 'block' in piece && piece.block)).toMatchObject([
    { type: 'picture', picture: { slug: 'sardines' }, alt: 'A dosa on a leaf' },
    { type: 'picture', picture: null, alt: 'A leaf that is empty' },
  ]);
});

test.each([
  ['> said somebody', '1 has a quotation with ">", which is not shown'],
  ['3. first\n4. second', '1 has a numbered list that begins with 3; lists are numbered from 1'],
  ['- one\n\n  more of one\n- two', '1 has a list entry of more than one paragraph; make it one'],
  ['So *very* good', '1 has italics, which is not shown'],
  ['Well\n\n---\n', '3 has a line across the page, which is not shown'],
  ['Seen at [a page](http://insecure.example)', '1 links to "http://insecure.example"; write an address of this site'],
  ['Look ![A dosa on a leaf](sardines) here', '1 has a picture inside a sentence, which is not shown'],
  ['![Dosa](sardines)', '1 has a picture whose description, between [ and ], is too short'],
  ['![A dosa on a leaf](sardines){width=3}', '1 has a picture inside a sentence'],
])('reports %j', (body, message) => {
  expect(read(body).reported[0]).toContain(message);
});

test('a bold link stays bold and keeps its address, whichever mark is outside', () => {
  const link = { type: 'link', text: 'book', href: '/menu', isBold: true };
  for (const text of ['**[book](/menu)**', '[**book**](/menu)']) {
    const { pieces, reported } = read(text);
    expect(reported).toEqual([]);
    expect(pieces).toEqual([{ line: 1, block: { type: 'paragraph', text: [link] } }]);
  }
  expect(read('**Ring or [book](/menu)**').pieces).toEqual([
    { line: 1, block: { type: 'paragraph', text: [{ type: 'bold', text: 'Ring or ' }, link] } },
  ]);
});

test('reports HTML entities, and unsupported marks inside bold text and links', () => {
  expect(read('Tom &amp; Jerry').reported).toEqual([expect.stringMatching(/^1 has "&amp;"/)]);
  expect(read('Tom &#38; Jerry').reported).toHaveLength(1);
  expect(read('Tom & Jerry; fish & chips').reported).toEqual([]);
  expect(read('**Very `fine`**').reported).toEqual([expect.stringMatching(/^1 has text between `backticks`/)]);
  expect(read('[a *b*](/menu)').reported).toEqual([expect.stringMatching(/^1 has italics/)]);
});

test('reports marks that are shown as they stand, and links without words', () => {
  for (const text of ['See [the menu](/menu', 'See [the menu] (/menu)', 'Very ** fine**', '##Heading', 'One **two'])
    expect(read(text).reported, text).toEqual([
      expect.stringMatching(/^1 has ".*", which is shown as it stands; write/),
    ]);
  expect(read('See [](/menu)').reported).toEqual(['1 has a link to "/menu" without words; write them between [ and ]']);
  for (const text of ['#1 in town', 'We are #1 (in town) [twice]', 'Two \\*\\* stars'])
    expect(read(text).reported, text).toEqual([]);
});

test('a heading is plain words after two number signs', () => {
  expect(read('## Tom & Jerry').reported).toEqual([]);
  expect(read('## The **bold** [x](/menu)').reported).toHaveLength(1);
  expect(read('## Tom &amp; Jerry').reported).toHaveLength(1);
  expect(read('Meant as a rule\n---').reported).toHaveLength(1);
});

test('a link leads to a path of this site, a complete address or an email address', () => {
  for (const href of ['/menu', 'https://ico.org.uk', 'mailto:kitchen@grill.example'])
    expect(read(`[there](${href})`).reported, href).toEqual([]);
  for (const href of ['//example.com/x', 'https://', 'https:menu', 'mailto:', 'menu'])
    expect(read(`[there](${href})`).reported, href).toHaveLength(1);
});
