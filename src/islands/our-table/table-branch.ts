import type { Branch } from '../../../model/types.ts';

/** The fields of a branch that Our table shows, and the address of its dishes (data/branch-data.ts). */
export type TableBranch = Pick<Branch, 'id' | 'key' | 'isDefault' | 'store' | 'address' | 'phone' | 'serviceCharge'> & {
  dataAddress: string;
};
