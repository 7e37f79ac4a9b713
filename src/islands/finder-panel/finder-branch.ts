import type { BranchSummary } from '../../../model/types.ts';

/** The fields of the menu's branch that the finder needs. */
export type FinderBranch = Pick<BranchSummary, 'id' | 'key' | 'isDefault' | 'menuName'>;
