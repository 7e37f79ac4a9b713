import { fill } from '../fill.ts';
import type { OpeningWords } from '../schema/ui.ts';
import { lastSeatingOf } from './booking-times.ts';
import type { TimeRange, Week } from './open-state.ts';
import { WEEKDAYS } from './week.ts';

/**
 * The hours as shown beside an address: "Mon-Sun 12:00 PM to 11:00 PM", "Mon closed; Tue-Sun 5:30 PM to 1:00 AM". With the minutes
 * before closing of the last seating, for those who visit: "Mon-Sun 12:00 PM to 11:00 PM, last seating 9:30 PM".
 */
export function hoursText(week: Week, words: OpeningWords, lastSeating?: number): string {
  const timeText = (time: string) => printedTime(time, words);
  const seatingText = (range: TimeRange) => {
    const time = lastSeating === undefined ? undefined : lastSeatingOf(range, lastSeating);
    return time === undefined ? '' : `, ${fill(words.lastSeating, { time: timeText(time) })}`;
  };
  return groupDays(week)
    .map(({ days, ranges }) => `${days} ${rangesText(ranges, words, timeText, seatingText)}`)
    .join('; ');
}

/** The time ranges of a day, each with what `after` says of it: "12 noon to 3 pm and 5:30 pm to 10:30 pm", "closed". */
export function rangesText(
  ranges: readonly TimeRange[],
  words: Pick<OpeningWords, 'timeRange' | 'twoTimeRanges' | 'closedAllDay'>,
  timeText: (time: string) => string,
  after: (range: TimeRange) => string = () => '',
): string {
  const [first, second] = ranges.map(
    (range) => fill(words.timeRange, { opens: timeText(range.opens), closes: timeText(range.closes) }) + after(range),
  );
  if (first === undefined) return words.closedAllDay;
  return second === undefined ? first : fill(words.twoTimeRanges, { first, second });
}

/** Days in a row with the same hours, Monday first: "Mon-Thu". */
function groupDays(week: Week): { days: string; ranges: readonly TimeRange[] }[] {
  const starts = week.flatMap((ranges, day) => (day > 0 && isSame(ranges, week[day - 1]) ? [] : [day]));
  return starts.map((start, index) => {
    const end = (starts[index + 1] ?? week.length) - 1;
    const days = start === end ? `${WEEKDAYS[start]}` : `${WEEKDAYS[start]}-${WEEKDAYS[end]}`;
    return { days, ranges: week[start] ?? [] };
  });
}

const isSame = (one: readonly TimeRange[], other: readonly TimeRange[] = []) =>
  one.length === other.length &&
  one.every(({ opens, closes }, index) => opens === other[index]?.opens && closes === other[index].closes);

/** '12:00' gives "12:00 PM", '00:30' "12:30 AM". */
function printedTime(time: string, words: OpeningWords): string {
  const [hours = 0, minutes = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return fill(hours < 12 ? words.clockAm : words.clockPm, { time: `${hours % 12 || 12}:${minutes}` });
}

/** A time as people say it: "12 noon", "11 pm", "10:30 pm", "midnight". Its spaces do not break. */
export function spokenTime(time: string, words: Pick<OpeningWords, 'noon' | 'midnight' | 'am' | 'pm'>): string {
  if (time === '12:00') return unbroken(words.noon);
  if (time === '00:00') return words.midnight;
  return unbroken(fill(words[halfOfDay(time)], { time: shortTime(time) }));
}

export const halfOfDay = (time: string): 'am' | 'pm' => (time < '12' ? 'am' : 'pm');

/** '15:00' gives "3", '00:30' "12:30". */
export const shortTime = (time: string): string =>
  `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2).replace(':00', '')}`;

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** '2026-12-25' gives "Friday 25 December". */
export function spokenDay(date: string): string {
  const { weekday, day, month } = dayParts(date);
  return `${weekday} ${unbroken(`${day} ${month}`)}`;
}

/** '2026-12-25' gives Friday, 25 and December. */
export function dayParts(date: string): { weekday: string; day: string; month: string } {
  // Created at the first use, because that blocks a phone for 70 ms.
  formatter ??= new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const parts = formatter.formatToParts(new Date(date));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return { weekday: part('weekday'), day: part('day'), month: part('month') };
}

let formatter: Intl.DateTimeFormat | undefined;
