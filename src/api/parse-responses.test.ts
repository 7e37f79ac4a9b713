import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFaq, parseSettings } from './parse-responses.ts';

const entry = { prompt: 'Is it hot?', answer: 'Some of it.' };

test('reads the questions from data.data or from data', () => {
  expect(parseFaq({ data: { data: [entry] } })).toEqual([entry]);
  expect(parseFaq({ data: [entry] })).toEqual([entry]);
  expect(parseFaq({ data: [] })).toEqual([]);
});

test('drops unknown fields of a question', () => {
  expect(parseFaq({ data: [{ ...entry, id: 1 }] })).toEqual([entry]);
});

test('throws an error that says what is missing from any other response', () => {
  for (const body of [null, undefined, 'text', [], [entry], {}, { data: null }, { data: { faq: [] } }, { data: {} }])
    expect(() => parseFaq(body)).toThrow('The response has no list of questions');
  for (const wrong of [null, 'text', {}, { prompt: 'Only this' }, { prompt: 1, answer: 2 }])
    expect(() => parseFaq({ data: [entry, wrong] })).toThrow('Question 2 of the response');
});

test('reads the links from data.data or from data', () => {
  const links = { iosAppUrl: 'https://app.example/ios', androidAppUrl: 'http://app.example/android' };
  expect(parseSettings({ data: { data: links } })).toEqual(links);
  expect(parseSettings({ data: links })).toEqual(links);
});

test('leaves a link empty if it is missing or not a web address', () => {
  const bad = ['javascript:alert(1)', 'data:text/html,x', 'app.example', '', 7, null, {}, '//app.example', ' '];
  for (const iosAppUrl of bad)
    expect(parseSettings({ data: { iosAppUrl } })).toEqual({ iosAppUrl: '', androidAppUrl: '' });
});

test('throws an error for a response without settings', () => {
  for (const body of [null, 'text', [], {}, { data: null }, { data: [] }, { data: 'text' }, { data: { data: null } }])
    expect(() => parseSettings(body)).toThrow('The response has no settings');
});

const anyAddress = fc
  .tuple(fc.constantFrom('https://', 'HTTP://', 'javascript:', 'data:', 'blob:https://', ' https://', ''), fc.string())
  .map((parts) => parts.join(''));

test('returns a web address or an empty link for any response', () => {
  fc.assert(
    fc.property(fc.oneof(anyAddress, fc.anything()), (iosAppUrl) => {
      const link = parseSettings({ data: { iosAppUrl } }).iosAppUrl;
      expect(link === '' || /^https?:\/\//.test(link)).toBe(true);
    }),
  );
});

test('returns questions or throws an Error for any response', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      try {
        for (const { prompt, answer } of parseFaq(body))
          expect([typeof prompt, typeof answer]).toEqual(['string', 'string']);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
  );
});
