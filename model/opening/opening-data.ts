import type { Content } from '../types.ts';
import { pick } from '../pick.ts';
import { tableHours } from './branch-hours.ts';
import { lineWords, type OpeningData } from './opening-text.ts';

export const openingData = ({ branches, ui }: Pick<Content, 'branches' | 'ui'>): OpeningData => ({
  words: pick(ui.opening, ...lineWords),
  branches: Object.fromEntries(branches.map((branch) => [branch.key, tableHours(branch)])),
});
