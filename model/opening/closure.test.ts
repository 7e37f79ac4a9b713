import { expect, test } from 'vitest';
import { change, contentCopy } from '../read/content.testing.ts';
import { openingData } from './opening-text.ts';

const at = (text: string) => Date.parse(text);
const copy = contentCopy();
const file = 'content/branches/abbey/branch.yaml';
change(
  copy,
  file,
  'specialDays:',
  'closed: { from: 2027-05-31, until: 2027-06-20, text: We are laying a new floor. }\nspecialDays:',
);
change(copy, file, 'Mon-Sun: 17:00-23:00', 'Mon-Sun: 17:00-01:00');
const closureAt = (moment: string) => {
  const branch = copy.content({ now: at(moment) }).branches.find(({ key }) => key === 'abbey');
  return branch?.closure && { ...branch.closure, text: branch.closure.text.replaceAll('\u00a0', ' ') };
};

test('a branch is closed from the end of the last service before until the end of the last day', () => {
  const period = { from: at('2027-05-31T00:00Z'), until: at('2027-06-20T23:00Z') };
  const announced = { from: at('2027-05-23T23:00Z'), until: period.until };
  expect(closureAt('2027-05-23T12:00Z')).toEqual({
    text: 'Closed from Monday 31 May to Sunday 20 June. We are laying a new floor.',
    period: { ...period, isNow: false },
    announced: { ...announced, isNow: false },
    isToday: false,
  });
  expect(closureAt('2027-05-30T23:59Z')).toMatchObject({ announced: { isNow: true }, period: { isNow: false } });
  // Half past midnight in London: the first day, on which the last evening is still served.
  expect(closureAt('2027-05-30T23:30Z')).toMatchObject({ isToday: true, period: { isNow: false } });
  expect(closureAt('2027-05-31T00:00Z')).toMatchObject({ period: { isNow: true } });
  expect(closureAt('2027-06-20T22:59Z')).toMatchObject({ period: { isNow: true } });
  expect(closureAt('2027-06-20T23:00Z')).toBeUndefined();
  const closed = { from: '2027-05-31', until: '2027-06-20' };
  expect(openingData(copy.content({ now: at('2027-05-31T00:00Z') })).branches['abbey']).toMatchObject({
    hours: { closed },
  });
});
