import { expect, it } from 'vitest';
import { nameOf } from './places.ts';

it.each([
  [{ price: 4, text: 'Thin', name: 'Rasam' }, 'Rasam'],
  [{ localName: 'ரசம்', latin: 'rasam', meaning: 'A thin soup.' }, 'rasam, ரசம்'],
  [{ date: '2026-12-25' }, '2026-12-25'],
])('%j is called %s', (value, name) => {
  expect(nameOf(value)).toBe(name);
});
