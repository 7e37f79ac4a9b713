import * as v from 'valibot';
import { londonEndOfDay, londonMoment } from '../opening/london.ts';
import { fields, list, stringOfForm, text, widget, string, withValue } from './fields.ts';
import { idOf, pageOrWebAddress } from './values.ts';
import { type Read, readDays, readTimeRanges, readWeek } from '../opening/week.ts';

/** Schemas for dates and hours: days, opening hours, special days of a branch, notices with a period. */

/** Whether a text is a day of the calendar: '2026-12-25'. */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

export const day = () =>
  v.pipe(
    stringOfForm({
      isRight: isDay,
      allowed: /[\w/. -]/,
      problem: 'is not a day of the calendar',
      remedy: 'write year-month-day, as in 2025-02-12',
    }),
    widget('day'),
  );

const isMoment = (value: string) =>
  isDay(value.slice(0, 10)) && /^(?:| (?:[01]\d|2[0-3]):[0-5]\d)$/.test(value.slice(10));

/** A day, or a day and a time in London: 2027-01-03, "2027-01-03 18:00". */
const moment = () =>
  v.pipe(
    stringOfForm({
      isRight: isMoment,
      allowed: /[\w:/. -]/,
      problem: 'is no day, and no day with a time',
      remedy: 'write it as in 2027-01-03 or 2027-01-03 18:00',
    }),
    widget('moment'),
  );

/** For fields with `from` and `until`, each a day that may be left out. */
export const daysInOrder = <Fields extends { from?: string | undefined; until?: string | undefined }>() =>
  v.check<Fields, string>(
    ({ from, until }) => from === undefined || until === undefined || from <= until,
    'is over before it begins; write an "until" after "from"',
  );

/** A list that may be empty, with nothing after its colon. */
const listOrNone = <Entry extends v.GenericSchema>(entry: Entry, what: string, max: number) =>
  v.pipe(
    v.nullish(list(entry, what), []),
    v.maxLength(max, ({ input }) => `has ${input.length} ${what}; at most ${max} fit, so take out those that are over`),
  );

const listReadBy = <Value>(read: (words: string) => Read<readonly Value[]>) =>
  v.pipe(
    string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { value, problem } = read(dataset.value);
      if (problem !== undefined) addIssue({ message: problem });
      return value ?? NEVER;
    }),
  );

/** The opening hours of a single day: "12:00-23:00", "12:00-15:00 and 17:30-22:30" or "closed". */
export const timeRanges = () => v.pipe(listReadBy(readTimeRanges), widget('hours'));

/** Days of the week, as numbers from Monday, 0: "Sat", "Tue-Fri". */
export const weekdays = () => listReadBy(readDays);

/** The hours of a week, a line for each day or range of days: { 'Mon-Thu': '12:00-22:00', 'Fri-Sun': '12:00-01:00' }. */
export const week = () =>
  v.pipe(
    v.record(
      v.string(),
      string(),
      withValue('stands where a line for each day is needed; write them below it, as in Mon-Sun: 12:00-23:00'),
    ),
    v.rawTransform(({ dataset: { value }, addIssue }) => {
      const { week: days, problems } = readWeek(value);
      for (const { line, problem } of problems)
        addIssue({
          message: problem,
          ...(line !== undefined && {
            path: [{ type: 'object', origin: 'value', input: value, key: line, value: value[line] }],
          }),
        });
      return days;
    }),
    widget('week'),
  );

const specialDay = fields({ date: day(), hours: timeRanges(), reason: text(40) });

/** How many special days a branch has at most, and how many notices the site. */
export const MAX_DAYS = 60;
export const MAX_NOTICES = 4;

export const specialDays = () => listOrNone(specialDay, 'special days', MAX_DAYS);

const startOf = (from: string) => londonMoment(from.slice(0, 10), from.slice(11) || '00:00');
/** The moment of a day, or of a day and a time in London ('2027-01-03', '2027-01-03 18:00'); undefined if a text is neither. */
export const readMoment = (value: string): number | undefined => (isMoment(value) ? startOf(value) : undefined);

/** Without a time, `until` means the end of the day. */
const endOfNotice = (until: string) => (until.length === 10 ? londonEndOfDay(until) : startOf(until));

/** The moments between which a notice is up; undefined if one of them is neither a day nor a day with a time. */
export const noticePeriod = ({ from, until }: { from: string; until: string }) =>
  [from, until].every(isMoment) ? { from: startOf(from), until: endOfNotice(until) } : undefined;

export const noticeSchema = v.pipe(
  fields({
    text: text(140),
    /** The key of the branch that it is about; without one it is about all. */
    branch: v.optional(idOf('branches')),
    link: v.optional(fields({ text: text(30), href: pageOrWebAddress() })),
    from: moment(),
    until: moment(),
  }),
  // Invalid moments have been reported already.
  v.check((value) => {
    const period = noticePeriod(value);
    return period === undefined || period.from < period.until;
  }, 'is over before it begins; write an "until" after "from"'),
  v.transform(({ from, until, ...rest }) => ({ ...rest, from: startOf(from), until: endOfNotice(until) })),
);

/** content/notices.yaml: notices above the content of every page, each from one moment to another in London time. */
export const noticesSchema = fields({ notices: listOrNone(noticeSchema, 'notices', MAX_NOTICES) });
