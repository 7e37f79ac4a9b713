import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFaq, parseSettings } from './parse-responses.ts';

const entry = { prompt: 'Is it hot?', answer: 'Some of it.' };

test('the questions are read from data.data, or from data', () => {
  expect(parseFaq({ data: { data: [entry] } })).toEqual([entry]);
  expect(parseFaq({ data: [entry] })).toEqual([entry]);
  expect(parseFaq({ data: [] })).toEqual([]);
});

test('what else a question carries is left out', () => {
  expect(parseFaq({ data: [{ ...entry, id: 1 }] })).toEqual([entry]);
});

test('any other answer is a failure that says what is missing', () => {
  for (const body of [null, undefined, 'text', [], [entry], {}, { data: null }, { data: { faq: [] } }, { data: {} }])
    expect(() => parseFaq(body)).toThrow('The response has no list of questions');
  for (const wrong of [null, 'text', {}, { prompt: 'Only this' }, { prompt: 1, answer: 2 }])
    expect(() => parseFaq({ data: [entry, wrong] })).toThrow('Question 2 of the response');
});

test('the links are read from data.data, or from data', () => {
  const links = { iosAppUrl: 'https://app.example/ios', androidAppUrl: 'http://app.example/android' };
  expect(parseSettings({ data: { data: links } })).toEqual(links);
  expect(parseSettings({ data: links })).toEqual(links);
});

test('a link that is missing or no web address is left empty', () => {
  const bad = ['javascript:alert(1)', 'data:text/html,x', 'app.example', '', 7, null, {}, '//app.example', ' '];
  for (const iosAppUrl of bad)
    expect(parseSettings({ data: { iosAppUrl } })).toEqual({ iosAppUrl: '', androidAppUrl: '' });
});

test('an answer without settings is a failure', () => {
  for (const body of [null, 'text', [], {}, { data: null }, { data: [] }, { data: 'text' }, { data: { data: null } }])
    expect(() => parseSettings(body)).toThrow('The response has no settings');
});

const anyAddress = fc
  .tuple(fc.constantFrom('https://', 'HTTP://', 'javascript:', 'data:', 'blob:https://', ' https://', ''), fc.string())
  .map((parts) => parts.join(''));

test('whatever a server sends, a link is a web address or empty', () => {
  fc.assert(
    fc.property(fc.oneof(anyAddress, fc.anything()), (iosAppUrl) => {
      const link = parseSettings({ data: { iosAppUrl } }).iosAppUrl;
      expect(link === '' || /^https?:\/\//.test(link)).toBe(true);
    }),
  );
});

test('whatever a server sends, reading ends in questions or in an error', () => {
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
