import { fill } from '../fill.ts';
import type { OpeningWords } from '../schema/ui.ts';

/** Times and days as people say them. */

/** A time as people say it: "12 noon", "11 pm", "10:30 pm", "midnight". Its spaces do not break. */
export function spokenTime(time: string, words: Pick<OpeningWords, 'noon' | 'midnight' | 'am' | 'pm'>): string {
  if (time === '12:00') return unbroken(words.noon);
  if (time === '00:00') return words.midnight;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = `${hours % 12 || 12}${minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''}`;
  return unbroken(fill(hours < 12 ? words.am : words.pm, { time: shown }));
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** '2026-12-25' gives "Friday 25 December". */
export function spokenDay(date: string): string {
  const { weekday, day, month } = dayParts(date);
  return `${weekday} ${unbroken(`${day} ${month}`)}`;
}

/** '2026-12-25' gives Friday, 25 and December. */
export function dayParts(date: string): { weekday: string; day: string; month: string } {
  // Created at the first use, because that blocks a phone for 70 ms.
  formatter ??= new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const parts = formatter.formatToParts(new Date(date));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return { weekday: part('weekday'), day: part('day'), month: part('month') };
}

let formatter: Intl.DateTimeFormat | undefined;
