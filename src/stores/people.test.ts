import { expect, test } from 'vitest';
import { hasChip, newPerson, noParty, toggleChip } from './people.ts';

test('a chip of an allergen also leaves out what may contain it', () => {
  const lax = { ...noParty, people: [{ ...newPerson(''), without: ['nuts', 'fish'] as const, traces: true }] };
  expect(hasChip(lax, 'nuts')).toBe(false);
  const strict = toggleChip(lax, 'nuts');
  expect(strict.people[0]).toMatchObject({ without: ['fish', 'nuts'], traces: false });
  expect(toggleChip(strict, 'nuts').people[0]).toMatchObject({ without: ['fish'], traces: false });
});
