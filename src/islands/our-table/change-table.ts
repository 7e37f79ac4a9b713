import type { TableList } from '../../stores/table-list.ts';

/** Changes the shown list, beginning with what it is at that moment. */
export type ChangeTable = (change: (list: TableList) => TableList) => void;
