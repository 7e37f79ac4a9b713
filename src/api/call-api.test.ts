import { expect, test } from 'vitest';
import { parseFaq, parseSettings } from './call-api.ts';

const entry = { prompt: 'Is it hot?', answer: 'Some of it.' };

test('reads the questions from data.data or from data, and rejects any other response', () => {
  expect(parseFaq({ data: { data: [entry] } })).toEqual([entry]);
  expect(parseFaq({ data: [{ ...entry, id: 1, group: null }] })).toEqual([entry]);
  expect(parseFaq({ data: [{ ...entry, group: 'Food' }] })).toEqual([{ ...entry, group: 'Food' }]);
  for (const body of [null, 'text', [entry], { data: null }, { data: { faq: [] } }])
    expect(() => parseFaq(body)).toThrow('The response has no list of questions');
  expect(() => parseFaq({ data: [entry, { prompt: 'Only this' }] })).toThrow('Question 2 of the response');
});

test('reads the links from data.data or from data; one that is no web address is empty', () => {
  const links = { iosAppUrl: 'https://app.example/ios', androidAppUrl: 'http://app.example/android' };
  expect(parseSettings({ data: { data: links } })).toEqual(links);
  for (const iosAppUrl of ['javascript:alert(1)', 'data:text/html,x', 'app.example', '//app.example', 7, null])
    expect(parseSettings({ data: { iosAppUrl } })).toEqual({ iosAppUrl: '', androidAppUrl: '' });
  expect(() => parseSettings({ data: null })).toThrow('The response has no settings');
});
