import { announcements, bookReservation, branches, selectStore, ui } from '#content';
import { tableHours } from '../../../model/opening/branch-hours.ts';
import { omit } from '../../../model/omit.ts';
import { pick } from '../../../model/pick.ts';
import type { ChoiceWords, Service, ServiceWords, Store } from '../../islands/store-choice/store.ts';

const { dialog, opening } = ui;
const shared = { dialog: pick(dialog, 'title', 'cancel', 'ok') };

/** The texts of the stores on the page of each service. */
export const choiceWords: Record<Service, ChoiceWords> = {
  ordering: {
    ...shared,
    ...pick(selectStore, 'choose', 'chosen'),
    chooseQuestion: dialog.orderFirst,
    changeQuestion: dialog.orderChange,
    action: selectStore.order,
  },
  booking: {
    ...shared,
    ...pick(bookReservation, 'choose', 'chosen'),
    chooseQuestion: dialog.bookFirst,
    changeQuestion: dialog.bookChange,
    action: bookReservation.book,
  },
};

/** The texts below the chosen store. */
export const serviceWords: Record<Service, ServiceWords> = {
  ordering: { ordering: pick(selectStore, 'chosenTitle', 'chosenText') },
  booking: {
    booking: {
      ...omit(bookReservation, 'seo', 'footerLink', 'back', 'title', 'steps', 'choose', 'chosen', 'book'),
      ...pick(opening, 'noon', 'midnight', 'am', 'pm', 'closedAllDay'),
    },
  },
};

/** The stores as the page of a service shows them. */
export const storesFor = (service: Service): Store[] =>
  branches.map((branch) =>
    Object.assign(pick(branch, 'key', 'store', 'address', 'hours', 'phone', 'closure', 'largestParty', 'bookingLink'), {
      service: omit(branch[service], 'picture', 'line'),
      picture: branch[service].picture ?? branch.picture,
      line: branch[service].line ?? branch.line,
      announced: announcements[branch.key] ?? [],
      table: tableHours(branch),
    }),
  );
