import { expect, test } from 'vitest';
import { giveChip, hasChip, newPerson, noFilters, toggleChip, whoNeeds } from './people.ts';

test('a chip of an allergen also leaves out what may contain it', () => {
  const lax = { ...noFilters, people: [{ ...newPerson(''), without: ['nuts', 'fish'] as const, traces: true }] };
  expect(hasChip(lax, 'nuts')).toBe(false);
  const strict = toggleChip(lax, 'nuts');
  expect(strict.people[0]).toMatchObject({ without: ['fish', 'nuts'], traces: false });
  expect(toggleChip(strict, 'nuts').people[0]).toMatchObject({ without: ['fish'], traces: false });
});

test('a chip of two allergens takes both, and is on only with both', () => {
  const one = toggleChip(noFilters, 'nuts');
  expect(hasChip(one, 'nuts peanuts')).toBe(false);
  const both = toggleChip(one, 'nuts peanuts');
  expect(both.people[0]?.without).toEqual(['nuts', 'peanuts']);
  expect(toggleChip(both, 'nuts peanuts')).toEqual(noFilters);
});

test.each(['nuts peanuts', 'vegan', 'mild'])(
  'what a chip %s gives one of several people is all that a second press takes back',
  (chip) => {
    const lena = {
      ...newPerson('Lena'),
      diet: 'vegetarian' as const,
      heat: 1,
      without: ['nuts', 'fish'] as const,
      traces: true,
    };
    const party = { ...noFilters, people: [newPerson(''), lena] };
    const given = giveChip(party, chip, 1, lena);
    expect([hasChip(given, chip), given.people[0]]).toEqual([true, party.people[0]]);
    expect(given.people[1]?.without).toEqual(expect.arrayContaining(['nuts', 'fish']));
    expect(giveChip(given, chip, 1, lena).people[1]).toEqual({
      ...lena,
      without: expect.arrayContaining(['nuts', 'fish']),
    });
  },
);

test.each(['nuts', 'vegan', 'mild'])('the chip %s is on for anybody, whom the panel then shows', (chip) => {
  const { people } = toggleChip(noFilters, chip);
  const others = { ...noFilters, people: [newPerson(''), newPerson(''), ...people] };
  expect(hasChip(others, chip)).toBe(true);
  expect(whoNeeds(others.people, chip)).toBe(2);
  expect(whoNeeds(others.people)).toBe(2);
  expect(whoNeeds([...people, ...others.people])).toBe(0);
});
