import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const url = 'https://restaurant.example';
const securityContact = 'mailto:security@restaurant.example';
const textAt = (now: string) => securityTxt({ url, securityContact }, new Date(now))['.well-known/security.txt'] ?? '';

test('names the contact and its own address, and expires within a year', () => {
  const text = textAt('2026-03-02T10:20:30Z');
  expect(text).toContain(`Contact: ${securityContact}\n`);
  expect(text).toContain(`Canonical: ${url}/.well-known/security.txt\n`);
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  const days = (expires.getTime() - Date.parse('2026-03-02')) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('is the same in all builds of a day', () => {
  expect(textAt('2026-03-02T00:00:00Z')).toBe(textAt('2026-03-02T23:59:59Z'));
});

test('is left out without a contact', () => {
  expect(securityTxt({ url, securityContact: '' }, new Date())).toEqual({});
});
