import { fill } from '../../../model/fill.ts';
import { type BookingDay, bookingDays } from '../../../model/opening/booking-days.ts';
import { rangesOn } from '../../../model/opening/open-state.ts';
import { spokenDay, spokenTime } from '../../../model/opening/hours-text.ts';
import type { TableList } from '../../stores/table-list.ts';
import type { BookingWords, OrderingWords, Store } from '../../data/store-choice.ts';

/** How many days ahead a table can be booked. */
const DAYS = 60;

/** What a guest has chosen; date as '2026-11-27', time as '19:30'. */
export interface TableRequest {
  people?: number;
  date?: string;
  time?: string;
}

/** The days of a store, and the parts of a guest's request that it can accept now. */
export interface TableOffer {
  days: readonly BookingDay[];
  /** The requested day, or the first with times if none is requested. */
  day: BookingDay | undefined;
  people: number | undefined;
  time: string | undefined;
}

export function tableOffer(store: Store, request: TableRequest, now: number): TableOffer {
  const days = bookingDays(store.table, now, DAYS);
  const open = days.filter(({ times }) => times.length > 0);
  const day = request.date === undefined ? open[0] : open.find(({ date }) => date === request.date);
  // While the day is still to be chosen, a time is kept if any day has it.
  const times = day ? day.times : open.flatMap((one) => one.times);
  return {
    days,
    day,
    people: request.people !== undefined && request.people <= store.largestParty ? request.people : undefined,
    time: times.find((time) => time === request.time),
  };
}

/** The address of the booking page with what is chosen filled in; undefined without a pattern, or while nothing is chosen. */
export function bookingHref({ bookingLink }: Store, request: TableRequest, offer: TableOffer): string | undefined {
  const { people, day, time } = offer;
  const isStarted = people !== undefined || time !== undefined || request.date !== undefined;
  const values = Object.entries({ people, date: day?.date, time }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  if (bookingLink === undefined || !isStarted || values.length === 0) return undefined;
  const [address = '', query = ''] = fill(bookingLink, Object.fromEntries(values)).split('?');
  const isFilled = (part: string) => !part.includes('{');
  const parameters = query.split('&').filter(isFilled).join('&');
  return isFilled(address) ? [address, parameters].filter(Boolean).join('?') : undefined;
}

/** The choice as text: "4 people at 7:30 pm" and "Friday 27 November". `tableText` is undefined while both are missing. */
export function requestTexts({ people, day, time }: TableOffer, words: BookingWords) {
  const party = people && partyText(people, words);
  const clock = time && spokenTime(time, words);
  return {
    tableText:
      (party || clock) && fill(words.summary, { people: party ?? words.howMany, time: clock ?? words.whatTime }),
    dayText: day && spokenDay(day.date),
    isComplete: Boolean(party && clock && day),
  };
}

/** Each part of a request that a store cannot accept, and why: "Not kept: 9:30 pm. The last seating is at 8:30 pm." */
export function notKept(branch: Store, request: TableRequest, offer: TableOffer, words: BookingWords): string {
  const { store, largestParty, table } = branch;
  const { people, date, time } = request;
  const last = offer.day?.times.at(-1);
  const reasons: string[] = [];
  const add = (reason: keyof BookingWords['notKept'], values: Record<string, string | number>) =>
    reasons.push(fill(words.notKept[reason], { store, ...values }));

  if (people !== undefined && offer.people === undefined)
    add('people', { people: partyText(people, words), n: largestParty });
  if (date !== undefined && !offer.day)
    add(rangesOn(table.hours, date).length === 0 ? 'closed' : 'noTimes', { day: spokenDay(date) });
  if (time !== undefined && offer.time === undefined)
    if (last !== undefined && time > last)
      add('late', { time: spokenTime(time, words), last: spokenTime(last, words) });
    else add('time', { time: spokenTime(time, words) });
  return reasons.join(' ');
}

/** What the guests of a list avoid, for them to tell the branch and never for an address: "Allergies: milk, also traces"; or ''. */
export function allergiesOf(
  list: TableList,
  words: Pick<OrderingWords, 'allergies' | 'alsoTraces' | 'allergens'>,
): string {
  const people = list.people.filter(({ without }) => without.length > 0);
  const names = people.flatMap(({ without }) => without.map((allergen) => words.allergens[allergen].toLowerCase()));
  if (people.some(({ traces }) => !traces)) names.push(words.alsoTraces);
  return names.length > 0 ? `${words.allergies} ${[...new Set(names)].join(', ')}` : '';
}

const partyText = (people: number, words: BookingWords) =>
  people === 1 ? words.onePerson : fill(words.manyPeople, { n: people });
