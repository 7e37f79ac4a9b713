import { fill } from '../../../model/fill.ts';
import { type BookingDay, bookingDays } from '../../../model/opening/booking-times.ts';
import { spokenDay, spokenTime } from '../../../model/opening/spoken.ts';
import type { BookingWords, Store } from './store.ts';

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
  /** The chosen day, else the first with times; undefined if there is none. */
  day: BookingDay | undefined;
  accepted: TableRequest;
  /** The parts that it cannot accept. A time counts only for the day that it was chosen for. */
  refused: TableRequest;
}

export function tableOffer(store: Store, request: TableRequest, now: number): TableOffer {
  const days = bookingDays(store.table, now, DAYS);
  const chosen = days.find(({ date, times }) => date === request.date && times.length > 0);
  const fits: Record<keyof TableRequest, boolean> = {
    people: (request.people ?? 0) <= store.largestParty,
    date: chosen !== undefined,
    time: chosen?.times.some((time) => time === request.time) ?? false,
  };
  const partsThat = (isAccepted: boolean): TableRequest =>
    Object.fromEntries(
      Object.entries(request).filter(
        ([name, value]) => value !== undefined && fits[name as keyof TableRequest] === isAccepted,
      ),
    );
  return {
    days,
    day: chosen ?? days.find(({ times }) => times.length > 0),
    accepted: partsThat(true),
    refused: partsThat(false),
  };
}

/** The address of the booking page with what is chosen filled in; undefined without a pattern, or while nothing is chosen. */
export function bookingHref({ bookingLink }: Store, { accepted, day }: TableOffer): string | undefined {
  if (bookingLink === undefined || Object.keys(accepted).length === 0) return undefined;
  const [address = '', query = ''] = fill(bookingLink, { ...accepted, ...(day && { date: day.date }) }).split('?');
  const isFilled = (part: string) => !part.includes('{');
  const parameters = query.split('&').filter(isFilled).join('&');
  return isFilled(address) ? [address, parameters].filter(Boolean).join('?') : undefined;
}

/** The choice as text: "4 people at 7.30 pm" and "Friday 27 November". `table` is undefined while both are missing. */
export function requestTexts({ accepted, day }: TableOffer, words: BookingWords) {
  const { people, time } = accepted;
  const party = people && partyText(people, words);
  const clock = time && spokenTime(time, words);
  return {
    table: party && clock ? fill(words.summary, { people: party, time: clock }) : party || clock,
    day: day && spokenDay(day.date),
    isComplete: Boolean(party && clock && day),
  };
}

/** What a store cannot offer of a request: "8 people, 9.30 pm on Friday 27 November"; undefined if it can offer all of it. */
export function refusedText({ refused }: TableOffer, request: TableRequest, words: BookingWords): string | undefined {
  const clock = refused.time && spokenTime(refused.time, words);
  const day = (refused.date ?? refused.time) && request.date && spokenDay(request.date);
  const moment = clock && day ? fill(words.moment, { time: clock, day }) : day;
  const party = refused.people && partyText(refused.people, words);
  return [party, moment].filter(Boolean).join(', ') || undefined;
}

const partyText = (people: number, words: BookingWords): string =>
  people === 1 ? words.onePerson : fill(words.manyPeople, { n: people });
