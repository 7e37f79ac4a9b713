import { expect, test } from 'vitest';
import { contentCopy } from '../../model/read/content.testing.ts';
import { CONTENT, LOGO } from './dimensions.ts';
import { layOutFooter, layOutRunningHead, layOutTitleHead } from './headers-and-footers.ts';
import { createMenuPdfInput, type MenuPdfInput } from './input.ts';
import { sourceOf } from './source.testing.ts';
import type { PlacedLine } from './sheet.ts';
import type { Fonts } from './text.ts';

/** In every face, each letter is half as wide as its font size. */
const fonts: Fonts = { width: (text, { size }) => (text.length * size) / 2, has: () => true };

const usual = createMenuPdfInput(sourceOf(contentCopy().content(), 'harbour'));
const input = ({ title = usual.title, localName = '', ...branch }: Record<string, string>): MenuPdfInput => ({
  ...usual,
  title,
  brand: { ...usual.brand, localName },
  branch: { ...usual.branch, ...branch },
});
const longTitle = `${'Harbourside and Abbey '.repeat(4)}menu`;
const longAddress = 'The Old Lifeboat House, 7 Lantern Ghaut, off Church Street, Whitby, North Yorkshire YO22 9VK';
const smallestSize = ({ line }: PlacedLine) => Math.min(...line.placed.map(({ run }) => run.size));
const endOf = ({ x, line }: PlacedLine) => x + line.width;

const longHours = 'Mon closed; Tue-Thu 12:00 PM to 3:00 PM and 5:30 PM to 10:30 PM; Fri-Sun 12:00 PM to 12:30 AM';
test.each(['', 'அ'.repeat(6), 'அ'.repeat(40)])(
  'a long title, address or text of the hours never overlaps logo and local name "%s"',
  (localName) => {
    const head = layOutTitleHead(input({ title: longTitle, address: longAddress, hours: longHours, localName }), fonts);
    const start = head.localName ? endOf(head.localName) : CONTENT.left + LOGO.drawnWidth;
    expect(head.phone.x).toBeGreaterThan(start);
    for (const line of [head.title, head.address, ...head.hours]) {
      expect(line.x).toBeGreaterThan(start);
      expect(endOf(line)).toBeCloseTo(CONTENT.right);
      expect(smallestSize(line)).toBeGreaterThanOrEqual(3);
    }
  },
);

test('hours that differ from day to day stand on several lines, in a size that can be read, above the strip', () => {
  const text = `${longHours}, ${longHours}`;
  const { address, hours, phone, strip, title } = layOutTitleHead(input({ hours: text }), fonts);
  const written = hours.flatMap(({ line }) => line.placed.map(({ run }) => run));
  expect(written.map((run) => run.text).join(' ')).toBe(text);
  for (const { size } of written) expect(size).toBeGreaterThanOrEqual(5.5);
  const rows = [title.y, address.y, ...hours.map(({ y }) => y), strip];
  for (const [index, y] of rows.slice(1).entries()) expect(y - (rows[index] ?? 0)).toBeGreaterThanOrEqual(4.5);
  expect(endOf(phone)).toBeLessThan(address.x);
});

test('a long title and address on the later pages do not overlap', () => {
  const lines = layOutRunningHead(input({ title: longTitle, address: longAddress }), fonts);
  const [, name, address, phone] = lines;
  if (!name || !address || !phone) throw new Error('The head has a name, an address and a telephone number.');
  expect(endOf(name)).toBeLessThan(address.x);
  expect(endOf(address)).toBeLessThan(phone.x);
});

test('long texts of the footer do not overlap', () => {
  const footer = { thankYou: 'M'.repeat(80), tagline: 'M'.repeat(80), page: `Page {n} of {total} ${'M'.repeat(20)}` };
  const [thanks, tagline, number] = layOutFooter({ ...usual, footer }, 10, 12, fonts);
  if (!thanks || !tagline || !number) throw new Error('The footer has three texts.');
  expect(endOf(thanks)).toBeLessThan(tagline.x);
  expect(endOf(tagline)).toBeLessThan(number.x);
});
