import type { Branch } from '../types.ts';
import type { Period } from './period.ts';

/** A temporary text below the opening line of a branch. */
export interface Announcement {
  text: string;
  period: Period;
}

/** The announcements of a branch: its temporary closure and its special days. With scripts off no special day is shown. */
export const announcementsOf = ({ closure, specialDays }: Pick<Branch, 'closure' | 'specialDays'>): Announcement[] => [
  ...(closure ? [{ text: closure.text, period: closure.announced }] : []),
  ...specialDays.map(({ from, until, text }) => ({ text, period: { from, until, isNow: false } })),
];
