import { isDay } from '../model/schema/days.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Fri 25 Dec 2026', 'Fri 25 Dec 2026, 18:00'; any other text as it is */
export function dayText(moment: string): string {
  const [day = '', time] = moment.split(' ');
  if (!isDay(day)) return moment;
  return [dayFormat.format(new Date(day)).replace(',', ''), time].filter(Boolean).join(', ');
}

/** 'Fri 25 Dec 2026 to Sun 27 Dec 2026', or the day alone */
export const periodText = (from: string, until = from): string =>
  from === until ? dayText(from) : `${dayText(from)} to ${dayText(until)}`;
