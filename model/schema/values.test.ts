import { expect, test } from 'vitest';
import { isWebAddress } from './values.ts';

test('a web address has https, a dot in its host and no space', () => {
  for (const address of ['https://a.b', 'https://a.b/c-d', 'https://1.2/x?y=z#f'])
    expect(isWebAddress(address), address).toBe(true);
  for (const text of 'http://a.b|https://a|https://a.|https://.b|https://a/b.c|https://a.b c| https://a.b|https://a.b@c.d|'.split(
    '|',
  ))
    expect(isWebAddress(text), text).toBe(false);
  // With a pattern that tries every split, it would never end.
  expect(isWebAddress(`https://${'a.'.repeat(50_000)} b`)).toBe(false);
});
