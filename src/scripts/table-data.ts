import type { Content } from '../../model/types.ts';
import { readData } from './read-data.ts';

/** What layouts/page.astro writes for the buttons that add dishes and for the link to the list. */
export interface TableData {
  words: Content['ourTable']['adding'];
  /** By branch key. */
  branches: Readonly<Record<string, { id: number; store: string }>>;
}

export const readTableData = (): TableData => readData<TableData>('table-data');
