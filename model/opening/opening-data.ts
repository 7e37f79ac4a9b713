import type { OpeningData, SpokenSitting } from './opening-text.ts';
import type { Content } from '../types.ts';
import { pick } from '../pick.ts';
import { branchHours } from './branch-hours.ts';
import type { Sitting } from './open-state.ts';
import { spokenTime } from './spoken.ts';

/** The data with which the browser shows whether a branch is open: texts, and hours that are formatted already. */
export function openingData({ branches, ui }: Pick<Content, 'branches' | 'ui'>): OpeningData {
  const spoken = (sittings: readonly Sitting[]): SpokenSitting[] =>
    sittings.map(({ opens, closes }) => ({
      opens,
      closes,
      opensText: spokenTime(opens, ui.opening),
      closesText: spokenTime(closes, ui.opening),
    }));
  return {
    words: pick(ui.opening, 'open', 'opensToday', 'opensLater', 'closedToday', 'closed', 'tomorrow', 'onDay'),
    branches: Object.fromEntries(
      branches.map((branch) => {
        const { week, special, ...others } = branchHours(branch);
        const spokenDays = Object.entries(special).map(([date, sittings]) => [date, spoken(sittings)] as const);
        return [branch.key, { week: week.map(spoken), special: Object.fromEntries(spokenDays), ...others }];
      }),
    ),
  };
}
