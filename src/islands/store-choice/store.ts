import type { Ref } from 'react';
import type { Announcement } from '../../../model/opening/announcements.ts';
import type { TableHours } from '../../../model/opening/booking-times.ts';
import type { Branch, DataFiles, MenuPageWords, Ui } from '../../../model/types.ts';

export type Service = 'ordering' | 'booking';

/** A branch as the pages of both services show it. */
export interface Store extends Pick<
  Branch,
  | ('id' | 'key' | 'store' | 'hours' | 'phone' | 'deliveryPhone' | 'delivery')
  | ('line' | 'picture' | 'closure' | 'largestParty' | 'bookingLink')
> {
  /** With the nearest station on a second line. */
  address: string;
  service: Omit<NonNullable<Branch[Service]>, 'picture' | 'line'>;
  /** The address of the way there. */
  directions: string;
  announced: readonly Announcement[];
  table: TableHours;
}

/** The texts of the stores; `{store}` is a placeholder. */
export interface ChoiceWords {
  /** On the button of a store, before and after it is chosen. */
  choose: string;
  chosen: string;
  dialog: Pick<Ui['dialog'], 'title' | 'cancel' | 'ok'>;
  /** The question of the dialog, with and without another store chosen before. */
  chooseQuestion: string;
  changeQuestion: string;
  /** The link to the store's own site. */
  action: string;
}

/** What the part of the page below the stores gets. */
export interface ServiceProps<Words> {
  ref: Ref<HTMLElement>;
  branch: Store;
  actionLabel: string;
  words: Words;
}

export type ServiceWords = { ordering: OrderingWords } | { booking: BookingWords };

export type OrderingWords = Pick<
  DataFiles['select-store'],
  'chosenTitle' | 'chosenText' | 'delivery' | 'list' | 'openList'
> &
  AllergyWords;

/** What names the allergies of the guests. */
export type AllergyWords = Pick<BookingWords, 'allergies' | 'alsoTraces' | 'allergens'>;

/** Including the texts that times are written with. */
export type BookingWords = Omit<
  DataFiles['book-reservation'],
  'seo' | 'back' | 'title' | 'intro' | 'steps' | 'choose' | 'chosen' | 'book'
> &
  Pick<Ui['opening'] & MenuPageWords, 'noon' | 'midnight' | 'am' | 'pm' | 'closedAllDay' | 'allergens'>;
