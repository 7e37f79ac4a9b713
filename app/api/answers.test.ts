import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFaq, readSettings } from './answers.ts';

const entry = { prompt: 'Is it hot?', answer: 'Some of it.' };

test('the questions are read from data.data, or from data', () => {
  expect(readFaq({ data: { data: [entry] } })).toEqual([entry]);
  expect(readFaq({ data: [entry] })).toEqual([entry]);
  expect(readFaq({ data: [] })).toEqual([]);
});

test('what else a question carries is left out', () => {
  expect(readFaq({ data: [{ ...entry, id: 1 }] })).toEqual([entry]);
});

test('any other answer is a failure that says what is missing', () => {
  for (const body of [null, undefined, 'text', [], [entry], {}, { data: null }, { data: { faq: [] } }, { data: {} }])
    expect(() => readFaq(body)).toThrow('The answer holds no list of questions');
  for (const wrong of [null, 'text', {}, { prompt: 'Only this' }, { prompt: 1, answer: 2 }])
    expect(() => readFaq({ data: [entry, wrong] })).toThrow('Question 2 of the answer');
});

test('the links are read from data.data, or from data', () => {
  const links = { iosAppUrl: 'https://app.example/ios', androidAppUrl: 'http://app.example/android' };
  expect(readSettings({ data: { data: links } })).toEqual(links);
  expect(readSettings({ data: links })).toEqual(links);
});

test('a link that is missing or no web address is left empty', () => {
  const bad = ['javascript:alert(1)', 'data:text/html,x', 'app.example', '', 7, null, {}, '//app.example', ' '];
  for (const iosAppUrl of bad)
    expect(readSettings({ data: { iosAppUrl } })).toEqual({ iosAppUrl: '', androidAppUrl: '' });
});

test('an answer without settings is a failure', () => {
  for (const body of [null, 'text', [], {}, { data: null }, { data: [] }, { data: 'text' }, { data: { data: null } }])
    expect(() => readSettings(body)).toThrow('The answer holds no settings');
});

const anyAddress = fc
  .tuple(fc.constantFrom('https://', 'HTTP://', 'javascript:', 'data:', 'blob:https://', ' https://', ''), fc.string())
  .map((parts) => parts.join(''));

test('whatever a server sends, a link is a web address or empty', () => {
  fc.assert(
    fc.property(fc.oneof(anyAddress, fc.anything()), (iosAppUrl) => {
      const link = readSettings({ data: { iosAppUrl } }).iosAppUrl;
      expect(link === '' || /^https?:\/\//.test(link)).toBe(true);
    }),
  );
});

test('whatever a server sends, reading ends in questions or in an error', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      try {
        for (const { prompt, answer } of readFaq(body))
          expect([typeof prompt, typeof answer]).toEqual(['string', 'string']);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
  );
});
