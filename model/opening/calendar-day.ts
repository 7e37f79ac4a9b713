/** Days of the calendar as '2026-12-25'. Calculates in UTC, where every day has 24 hours. */

const DAY_MS = 86_400_000;

/** The day so many days later; earlier if `days` is negative. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;
