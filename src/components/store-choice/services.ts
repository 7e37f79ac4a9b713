import { announcements, bookReservation, branches, menuPage, selectStore, ui } from '#content';
import { tableHours } from '../../../model/opening/branch-hours.ts';
import { omit, pick } from '../../../model/pick.ts';
import type { ChoiceWords, Service, ServiceWords, Store } from '../../islands/store-choice/store.ts';

const { dialog, opening } = ui;
const choice = (texts: Pick<ChoiceWords, 'choose' | 'chosen'>, first: string, change: string, action: string) => ({
  ...pick(texts, 'choose', 'chosen'),
  dialog: pick(dialog, 'title', 'cancel', 'ok'),
  chooseQuestion: first,
  changeQuestion: change,
  action,
});

/** The texts of the stores on the page of each service. */
export const choiceWords: Record<Service, ChoiceWords> = {
  ordering: choice(selectStore, dialog.orderFirst, dialog.orderChange, selectStore.order),
  booking: choice(bookReservation, dialog.bookFirst, dialog.bookChange, bookReservation.book),
};

/** The texts below the chosen store. */
export const serviceWords: Record<Service, ServiceWords> = {
  ordering: {
    ordering: {
      ...pick(selectStore, 'chosenTitle', 'chosenText', 'delivery', 'list', 'openList'),
      ...pick({ ...bookReservation, ...menuPage }, 'allergies', 'alsoTraces', 'allergens'),
    },
  },
  booking: {
    booking: {
      ...omit(bookReservation, 'seo', 'footerLink', 'back', 'title', 'intro', 'steps', 'choose', 'chosen', 'book'),
      ...pick({ ...opening, ...menuPage }, 'noon', 'midnight', 'am', 'pm', 'closedAllDay', 'allergens'),
    },
  },
};

/** The stores as the page of a service shows them. */
export const storesFor = (service: Service): Store[] =>
  branches.map((branch) =>
    Object.assign(pick(branch, 'id', 'key', 'store', 'hours', 'phone', 'deliveryPhone', 'closure', 'largestParty'), {
      ...pick(branch, 'bookingLink', 'delivery'),
      // "Earlsfield (South Western Railway)": without the lines.
      address: `${branch.address}\n${ui.gettingThere.nearest}: ${branch.gettingThere.nearest.replace(/ \(.+/, '')}`,
      service: omit(branch[service], 'picture', 'line'),
      picture: branch[service].picture ?? branch.picture,
      line: branch[service].line ?? branch.line,
      announced: announcements[branch.key] ?? [],
      table: tableHours(branch),
    }),
  );
