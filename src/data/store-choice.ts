/** What the island of the stores shows of the content, for ordering and for booking. The browser takes types from here and nothing else. */
import { announcements, bookReservation, branches, directionsPath, menuWords, selectStore, ui } from '#content';
import { tableHours } from '../../model/opening/booking-times.ts';
import { omit, pick } from '../../model/pick.ts';
import type { Branch } from '../../model/types.ts';

export type Service = 'ordering' | 'booking';

const { dialog, gettingThere, opening } = ui;

const { choose, chosen, book, ...booking } = omit(
  bookReservation,
  'seo',
  'footerLink',
  'back',
  'title',
  'intro',
  'steps',
);
/** Including the texts that times are written with. */
const bookingWords = {
  ...booking,
  ...pick(opening, 'noon', 'midnight', 'am', 'pm', 'closedAllDay'),
  ...pick(menuWords, 'allergens'),
};
export type BookingWords = typeof bookingWords;

const orderingWords = {
  ...pick(selectStore, 'chosenTitle', 'chosenText', 'delivery', 'list', 'openList'),
  ...pick(bookingWords, 'allergies', 'alsoTraces', 'allergens'),
};
export type OrderingWords = typeof orderingWords;

/** The words of the cards and of the dialog, with and without another store chosen before; the link to the store's own site is the action. */
const choices = {
  booking: { choose, chosen, action: book, chooseQuestion: dialog.bookFirst, changeQuestion: dialog.bookChange },
  ordering: {
    ...pick(selectStore, 'choose', 'chosen'),
    action: selectStore.order,
    chooseQuestion: dialog.orderFirst,
    changeQuestion: dialog.orderChange,
  },
};

/** A branch as the pages of both services show it. */
const toStore = (branch: Branch, service: Service, { picture, line, ...offer }: NonNullable<Branch[Service]>) => ({
  ...pick(branch, 'id', 'key', 'store', 'phone', 'deliveryPhone', 'delivery', 'closure', 'largestParty', 'bookingLink'),
  hours: service === 'booking' ? branch.visitingHours : branch.hours,
  /** With the nearest station on a second line: "Earlsfield (South Western Railway)" without the lines. */
  address: `${branch.address}\n${gettingThere.nearest}: ${branch.gettingThere.nearest.replace(/ \(.+/, '')}`,
  service: offer,
  picture: picture ?? branch.picture,
  line: line ?? branch.line,
  /** The address of the way there. */
  directions: `${directionsPath}#${branch.key}`,
  announced: announcements[branch.key] ?? [],
  table: tableHours(branch),
});
export type Store = ReturnType<typeof toStore>;

/** The props of the island. */
export const storeChoiceProps = (service: Service) => ({
  stores: branches.flatMap((branch) => {
    const offer = branch[service];
    return offer ? toStore(branch, service, offer) : [];
  }),
  words: { ...choices[service], dialog: pick(dialog, 'title', 'cancel', 'ok') },
  service: service === 'booking' ? { booking: bookingWords } : { ordering: orderingWords },
});
export type StoreChoiceProps = ReturnType<typeof storeChoiceProps>;
