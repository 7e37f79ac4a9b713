import type { OpeningData, SpokenHours } from './opening-text.ts';
import type { Content } from '../types.ts';
import { spokenTime } from './special-days.ts';

/** The data with which the browser shows whether a branch is open: texts, and hours that are formatted already. */
export function openingData({ branches, ui }: Pick<Content, 'branches' | 'ui'>): OpeningData {
  const { open, opensToday, opensLater, closedToday, closed, tomorrow, onDay } = ui.opening;
  const spoken = ({ opens, closes }: { opens: string; closes: string }): SpokenHours => ({
    opens,
    closes,
    opensText: spokenTime(opens, ui.opening),
    closesText: spokenTime(closes, ui.opening),
  });
  return {
    words: { open, opensToday, opensLater, closedToday, closed, tomorrow, onDay },
    branches: Object.fromEntries(
      branches.map((branch) => [
        branch.key,
        {
          usual: spoken(branch),
          special: Object.fromEntries(branch.specialDays.map(({ date, hours }) => [date, hours && spoken(hours)])),
        },
      ]),
    ),
  };
}
