import { expect, test } from 'vitest';
import { contentCopy } from '../read/content.testing.ts';
import { servedText } from './served.ts';
import { readTimeRanges } from './week.ts';

const { opening } = contentCopy().content().ui;

test.each<[text: string, days: readonly number[] | undefined, hours?: string]>([
  ['', undefined],
  ['Sat & Sun', [5, 6]],
  ['Mon', [0]],
  ['Sat–Mon', [5, 6, 0]],
  ['Tue–Fri 12–3 pm', [1, 2, 3, 4], '12:00-15:00'],
  ['11:30 am–2:30 pm', undefined, '11:30-14:30'],
  ['8–10:30 am', undefined, '08:00-10:30'],
  ['9 pm–midnight', undefined, '21:00-00:00'],
  ['Fri 10 pm–1 am', [4], '22:00-01:00'],
  ['12–3 pm and 6–9:30 pm', undefined, '12:00-15:00 and 18:00-21:30'],
])('says "%s"', (text, days, hours) => {
  const ranges = hours === undefined ? undefined : readTimeRanges(hours).value;
  expect(servedText({ days, hours: ranges }, opening).replaceAll('\u00a0', ' ')).toBe(text);
});
