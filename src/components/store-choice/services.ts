import { announcements, bookReservation, branches, selectStore, ui } from '#content';
import { pick } from '../../../model/pick.ts';
import type { ChoiceWords, Service, Store } from '../../islands/store-choice/store.ts';

const { dialog } = ui;
const shared = { dialog: pick(dialog, 'title', 'cancel', 'ok') };

/** The texts of the island on the page of each service. */
export const choiceWords: Record<Service, ChoiceWords> = {
  ordering: {
    ...shared,
    ...pick(selectStore, 'choose', 'chosen'),
    first: dialog.orderFirst,
    change: dialog.orderChange,
    answerTitle: selectStore.chosenTitle,
    answerText: selectStore.chosenText,
    action: selectStore.order,
  },
  booking: {
    ...shared,
    ...pick(bookReservation, 'choose', 'chosen'),
    first: dialog.bookFirst,
    change: dialog.bookChange,
    answerTitle: bookReservation.appTitle,
    action: bookReservation.book,
  },
};

/** The stores as the page of a service shows them. */
export const storesFor = (service: Service): Store[] =>
  branches.map((branch) =>
    Object.assign(
      pick(branch, 'key', 'store', 'address', 'phone', 'hours', 'line', 'picture'),
      branch.closure && { closure: branch.closure },
      { service: branch[service], announced: announcements[branch.key] ?? [] },
    ),
  );
