import * as v from 'valibot';
import { readTimeRanges, readWeek } from '../opening/week.ts';
import { string, widget, withValue } from './fields.ts';

/** The opening hours of a single day: "12:00-23:00", "12:00-15:00 and 17:30-22:30" or "closed". */
export const timeRanges = () =>
  v.pipe(
    string(),
    v.check(
      (text) => readTimeRanges(text).problem === undefined,
      ({ input }) => readTimeRanges(String(input)).problem ?? '',
    ),
    v.transform((text) => readTimeRanges(text).value ?? []),
    widget('hours'),
  );

/** The hours of a week, a line for each day or range of days: { 'Mon-Thu': '12:00-22:00', 'Fri-Sun': '12:00-01:00' }. */
export const week = () =>
  v.pipe(
    v.record(
      v.string(),
      string(),
      withValue('stands where a line for each day is needed; write them below it, as in Mon-Sun: 12:00-23:00'),
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      for (const { line, problem } of readWeek(value).problems)
        addIssue({
          message: problem,
          ...(line !== undefined && {
            path: [{ type: 'object', origin: 'value', input: value, key: line, value: value[line] }],
          }),
        });
    }),
    v.transform((lines) => readWeek(lines).week),
    widget('week'),
  );
