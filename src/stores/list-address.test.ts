import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergens } from '../../model/schema/allergens.ts';
import { MAX_NAME_LENGTH, MAX_PEOPLE } from './filter-parameters.ts';
import { listIn, listPath, readList, writeList } from './list-address.ts';
import { lists } from './list.testing.ts';
import { addDish, emptyList, MAX_ENTRIES, MAX_QUANTITY } from './table-list.ts';

test('reads back any list that it has written', () => {
  fc.assert(
    fc.property(lists, (list) => {
      expect(readList(listIn(new URL(listPath(list), 'https://site.example').hash) ?? '')).toEqual(list);
    }),
  );
});

test.each<(text: string) => string>([
  (text) => `#list%3D${text}`,
  (text) => `#list%3d${text}`,
  (text) => `#list=${text}).`,
  (text) => `#list=${text}%3E`,
  (text) => `#list=${text.slice(0, 20)}%0A${text.slice(20)}&utm_source=chat`,
])('reads a whole list whatever a messenger has put around it (%#)', (share) => {
  const list = addDish(emptyList(1), 7, 450);
  expect(readList(listIn(share(writeList(list))) ?? '')).toEqual(list);
});

test('the longest list fits an address of 2,000 characters', () => {
  const person = {
    name: '\u0bb5'.repeat(MAX_NAME_LENGTH),
    diet: 'vegan',
    heat: 3,
    without: allergens,
    traces: true,
  } as const;
  const entries = Array.from({ length: MAX_ENTRIES }, (_, index) => ({
    dish: 2 ** 32 - 1 - index,
    eater: index % MAX_PEOPLE,
    quantity: MAX_QUANTITY,
    price: 20_000,
  }));
  const fragment = writeList({ branch: 99, people: Array.from({ length: MAX_PEOPLE }, () => person), entries });
  expect(readList(fragment)).not.toBeNull();
  expect(`https://a-host-of-forty-characters.example.com/our-table#${fragment}`.length).toBeLessThanOrEqual(2000);
});

test('arbitrary text and changed or truncated lists are refused: half a list could leave out an allergy', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => void expect(readList(text)).toBeNull()));
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(255), (list, where, byte) => {
      const text = writeList(list);
      const at = where % text.length;
      const other = text.slice(0, at) + String.fromCharCode(byte) + text.slice(at + 1);
      if (other !== text) expect(readList(other)).toBeNull();
      expect(readList(text.slice(0, at))).toBeNull();
    }),
  );
});
