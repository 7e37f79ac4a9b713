import { tableHours } from '../../../model/opening/booking-times.ts';
import { contentCopy } from '../../../model/read/content.testing.ts';
import type { BookingWords, Store } from '../../data/store-choice.ts';

const { 'book-reservation': bookReservation, branches, menu: menuWords, ui } = contentCopy().content();
const branch = branches.find(({ bookingLink }) => bookingLink)!;

/** A store with a pattern for bookings. Its hours are the same on every day: 17:00 to 23:00. */
export const abbey: Store = {
  ...branch,
  service: branch.booking!,
  directions: '',
  announced: [],
  table: tableHours(branch),
};
export const words: BookingWords = { ...menuWords, ...bookReservation, ...ui.opening };
