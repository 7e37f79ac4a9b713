import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergens } from '../../model/schema/allergens.ts';
import { MAX_NAME_LENGTH, MAX_PEOPLE } from './party.ts';
import { listIn, listPath, readList, writeList } from './list-address.ts';
import { lists } from './list.testing.ts';
import { emptyList, MAX_ENTRIES, MAX_QUANTITY } from './table-list.ts';

test('reads back any list that it has written', () => {
  fc.assert(
    fc.property(lists, (list) => {
      expect(readList(writeList(list))).toEqual(list);
      expect(readList(listIn(new URL(listPath(list), 'https://site.example').hash) ?? '')).toEqual(list);
    }),
  );
});

test('sixty dishes for twelve people with the longest names fit an address of 2,000 characters', () => {
  const fragment = writeList({
    branch: 99,
    people: Array.from({ length: MAX_PEOPLE }, () => ({
      name: '\u0bb5'.repeat(MAX_NAME_LENGTH),
      diet: 'vegan',
      heat: 3,
      without: allergens,
      allow: [],
    })),
    entries: Array.from({ length: MAX_ENTRIES }, (_, index) => ({
      dish: 2 ** 32 - 1 - index,
      eater: index % MAX_PEOPLE,
      quantity: MAX_QUANTITY,
      price: 20_000,
    })),
  });
  expect(readList(fragment)).not.toBeNull();
  expect(`https://a-host-of-forty-characters.example.com/our-table#${fragment}`.length).toBeLessThanOrEqual(2000);
  expect(fragment).toMatch(/^[\w-]+$/);
});

test('any text gives a list or nothing, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: 'binary', maxLength: 4000 })), (text) => {
      expect(readList(text)).toBeNull();
    }),
  );
});

test('a list that was changed or cut short on its way is not read', () => {
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(255), (list, where, byte) => {
      const text = writeList(list);
      const at = where % text.length;
      const other = text.slice(0, at) + String.fromCharCode(byte) + text.slice(at + 1);
      // One character changed, or the rest cut off: half a list could leave out an allergy.
      if (other !== text) expect(readList(other)).toBeNull();
      expect(readList(text.slice(0, at))).toBeNull();
    }),
  );
});

test('the address of another version is not read', () => {
  const text = writeList(emptyList(1));
  expect(readList(text)).toEqual(emptyList(1));
  expect(readList(`B${text.slice(1)}`)).toBeNull();
});
