import { fill } from '../fill.ts';
import type { OpeningWords } from '../schema/ui.ts';
import type { BranchHours, OpenState, Sitting } from './open-state.ts';

/** A sitting with its display texts: "12 noon", "11 pm". */
export interface SpokenSitting extends Sitting {
  readonly opensText: string;
  readonly closesText: string;
}

/** The templates that the browser fills in. */
type LineWords = Pick<
  OpeningWords,
  'open' | 'opensToday' | 'opensLater' | 'closedToday' | 'closed' | 'tomorrow' | 'onDay'
>;

/** What the browser knows about all branches, by branch key. */
export interface OpeningData {
  readonly words: LineWords;
  readonly branches: Readonly<Record<string, BranchHours<SpokenSitting>>>;
}

/** The text for an opening state: "Open now, until 11 pm", "Opens tomorrow at 12 noon". */
export function openingText(state: OpenState<SpokenSitting> | undefined, words: LineWords): string {
  if (!state) return words.closed;
  const { isOpen, sitting, inDays, isClosedToday } = state;
  if (isOpen) return fill(words.open, { time: sitting.closesText });
  if (inDays === 0) return fill(words.opensToday, { time: sitting.opensText });
  return fill(isClosedToday ? words.closedToday : words.opensLater, {
    day: inDays === 1 ? words.tomorrow : fill(words.onDay, { day: dayOf(state) }),
    time: sitting.opensText,
  });
}

/** "Friday"; with the date if it is a week away or more: "Friday 8 January". */
function dayOf({ date, inDays }: OpenState): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(date));
  const weekday = part({ weekday: 'long' });
  return inDays < 7 ? weekday : `${weekday} ${part({ day: 'numeric', month: 'long' })}`;
}
