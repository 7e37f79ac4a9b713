import * as v from 'valibot';
import { expect, test } from 'vitest';
import { day, noticesSchema, timeRanges } from './days.ts';
import { yesNo } from './fields.ts';
import { isWebAddress, phone, price } from './values.ts';

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

test.each([9, 9.5, '9.00', 200])('%j is a price', (value) => {
  expect(v.parse(price(), value)).toBe(Number(value));
});

const PRICE = 'write digits, with a full stop and two decimals, as in 4.50';
const HOURS =
  'write closed, or times on the 24-hour clock, where midnight is 00:00, as in 12:00-23:00 or 12:00-15:00 and 17:30-22:30';
const DAY = 'write year-month-day, as in 2025-02-12';
const PHONE = 'write it as it is dialled in Britain, as in 01632 960 000';

test.each([
  [price(), '2 for 9.50', `has a space after "2"; ${PRICE}`],
  [price(), '7pcs 5.00', `has "pcs"; ${PRICE}`],
  [price(), '9,50', `has ","; ${PRICE}`],
  [price(), '1,000.00', `has ","; ${PRICE}`],
  [price(), '£9.50', `has "£"; ${PRICE}`],
  [price(), 'nine', `is not a price; ${PRICE}`],
  [price(), '9.5', `is not a price; ${PRICE}`],
  [price(), '９.５０', 'has a full-width "9" (U+FF19) at its start; write 9.50'],
  [price(), '9.50\u00a0', 'has a no-break space (U+00A0) after "9.50"; write 9.50'],
  [price(), '', `is empty; ${PRICE}`],
  [price(), true, `true is not a price; ${PRICE}`],
  [price(), 0, `0 is not above zero; ${PRICE}`],
  [price(), 4.505, `4.505 has more than two decimals; ${PRICE}`],
  [price(), 950, '950 is more than 200; is a decimal point missing?'],
  [phone(), '020\u00a07946 0123', 'has a no-break space (U+00A0) after "020"; write 020 7946 0123'],
  [phone(), '020 7946 012', 'has 10 digits; a number that begins with 02 has 11'],
  [phone(), '01632 96', 'has 7 digits; a number that begins with 01 has 10 or 11'],
  [phone(), '+44 20 7946 0123', `has "+"; ${PHONE}`],
  [phone(), '7946 0123', `is not a British telephone number; ${PHONE}`],
  [phone(), 2079460123, 'is not read as text; put double quotes around it'],
  [timeRanges(), '12:00–23:00', 'has an en dash (U+2013) after "12:00"; write 12:00-23:00'],
  [timeRanges(), '12:00-24:00', `says no hours; ${HOURS}`],
  [timeRanges(), '12 noon to 9.30 pm', `says no hours; ${HOURS}`],
  [day(), '28/11/2026', `is not a day of the calendar; ${DAY}`],
  [day(), '2026‑11‑28', 'has a no-break hyphen (U+2011) after "2026"; write 2026-11-28'],
  [yesNo(), 'on', 'is neither true nor false; write true, without quotes'],
  [yesNo(), 'constructor', 'is neither true nor false; write one of the two, without quotes'],
])('what is wrong with a value is said, and no value is invented: row %#', (schema, value, message) => {
  const { issues = [] } = v.safeParse(schema, value);
  expect(issues.map((issue) => issue.message.replace(`"${String(value)}" `, ''))).toEqual([message]);
});

test('a notice says which of its moments is none', () => {
  const notice = { text: 'A', from: '2027-01-03 24:00', until: '2027-01-03 7pm' };
  const { issues = [] } = v.safeParse(noticesSchema, { notices: [notice] });
  expect(issues.map(({ message }) => message.slice(0, message.indexOf(';')))).toEqual(
    [notice.from, notice.until].map((text) => `"${text}" is no day, and no day with a time`),
  );
});
