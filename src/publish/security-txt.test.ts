import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const site = { url: 'https://restaurant.example', securityContact: 'mailto:security@restaurant.example' };

test('names the contact and expires within a year; without a contact there is no file', () => {
  const { '.well-known/security.txt': text = '' } = securityTxt(site, new Date('2026-03-02T10:20:30Z'));
  expect(text).toContain(`Contact: ${site.securityContact}\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.parse('2026-03-02')) / 86_400_000;
  expect(days > 300 && days < 365).toBe(true);
  expect(securityTxt({ ...site, securityContact: '' }, new Date('2026-03-02'))).toEqual({});
});
