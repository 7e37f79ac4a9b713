import { fill } from '../fill.ts';
import type { Ui } from '../types.ts';

/** Times and days as people say them. */

/**
 * A time as people say it: '12:00' gives "12 noon", '23:00' "11 pm", '22:30' "10.30 pm", '00:00' "midnight".
 * Its spaces do not break, so that it stays on one line.
 */
export function spokenTime(time: string, words: Pick<Ui['opening'], 'noon' | 'midnight' | 'am' | 'pm'>): string {
  if (time === '12:00') return unbroken(words.noon);
  if (time === '00:00') return words.midnight;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = `${hours % 12 || 12}${minutes > 0 ? `.${String(minutes).padStart(2, '0')}` : ''}`;
  return unbroken(fill(hours < 12 ? words.am : words.pm, { time: shown }));
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** '2026-12-25' gives "Friday 25 December". */
export function spokenDay(date: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(date));
  return `${part({ weekday: 'long' })} ${unbroken(part({ day: 'numeric', month: 'long' }))}`;
}
