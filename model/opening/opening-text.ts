import { fill } from '../fill.ts';
import { omit } from '../pick.ts';
import type { OpeningWords } from '../schema/ui.ts';
import type { Content } from '../types.ts';
import { tableHours } from './booking-times.ts';
import type { LastTable } from './booking-times.ts';
import { rangesText, dayParts, spokenTime } from './hours-text.ts';
import { type BranchHours, type OpenState, rangesOn } from './open-state.ts';

/** The texts of opening hours that only the build needs. */
const buildWords = ['clockAm', 'clockPm', 'closedFor', 'specialDay'] as const;
type LineWords = Omit<OpeningWords, (typeof buildWords)[number]>;

/** What the browser knows about all branches, by branch key. */
export const openingData = ({ branches, ui }: Pick<Content, 'branches' | 'ui'>) => ({
  words: omit(ui.opening, ...buildWords),
  branches: Object.fromEntries(branches.map((branch) => [branch.key, tableHours(branch)])),
});
export type OpeningData = ReturnType<typeof openingData>;

/**
 * The text for an opening state: "Open now, until 11 pm", "Opens tomorrow at 12 noon"; with `hours`, which are those of the
 * branch, "Open tomorrow 12 noon to 11 pm".
 */
export function openingText(state: OpenState | undefined, words: LineWords, hours?: BranchHours): string {
  if (!state) return words.closed;
  const { isOpen, range, inDays, isClosedToday } = state;
  if (isOpen) return fill(words.open, { time: spokenTime(range.closes, words) });
  const time = spokenTime(range.opens, words);
  const day = [words.today, words.tomorrow][inDays] ?? fill(words.onDay, { day: dayOf(state) });
  if (hours && !isClosedToday) {
    const ranges = rangesText(rangesOn(hours, state.date), words, (each) => spokenTime(each, words));
    return fill(words.openOn, { day, hours: ranges });
  }
  if (inDays === 0) return fill(words.opensToday, { time });
  return fill(isClosedToday ? words.closedToday : words.opensLater, { day, time });
}

/** "last seating 9:30 pm", "last seating was 9:30 pm". */
export const lastSeatingText = ({ time, isOver }: LastTable, words: LineWords): string =>
  fill(isOver ? words.lastSeatingWas : words.lastSeating, { time: spokenTime(time, words) });

/** "Friday"; with the date if it is a week away or more: "Friday 8 January". */
function dayOf({ date, inDays }: OpenState): string {
  const { weekday, day, month } = dayParts(date);
  return inDays < 7 ? weekday : `${weekday} ${day} ${month}`;
}
