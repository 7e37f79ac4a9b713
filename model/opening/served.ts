import { fill } from '../fill.ts';
import type { OpeningWords } from '../schema/ui.ts';
import { halfOfDay, shortTime, spokenTime } from './hours-text.ts';
import type { TimeRange } from './open-state.ts';
import { WEEKDAYS } from './week.ts';

type Words = Pick<OpeningWords, 'noon' | 'midnight' | 'am' | 'pm' | 'twoTimeRanges'>;

interface ServedTimes {
  /** Numbers from Monday, 0, in their order. */
  days?: readonly number[] | undefined;
  hours?: readonly TimeRange[] | undefined;
}

/** When a dish is served: "Sat & Sun", "Tue–Fri 12–3 pm"; empty if always. */
export function servedText({ days = [], hours = [] }: ServedTimes, words: Words): string {
  const [first = '', second] = hours.map((range) => rangeText(range, words));
  const times = second === undefined ? first : fill(words.twoTimeRanges, { first, second });
  return [daysText(days.map((day) => WEEKDAYS[day])), times].filter(Boolean).join(' ');
}

const daysText = (names: readonly unknown[]): string =>
  names.length < 3 ? names.join(' & ') : `${names[0]}–${names.at(-1)}`;

/** "11 am–3 pm"; "12–3 pm" if both times are in the same half of the day. */
function rangeText({ opens, closes }: TimeRange, words: Words): string {
  const half = halfOfDay(opens);
  return half === halfOfDay(closes) && opens < closes
    ? fill(words[half], { time: `${shortTime(opens)}–${shortTime(closes)}` })
    : `${spokenTime(opens, words)}–${spokenTime(closes, words)}`;
}
