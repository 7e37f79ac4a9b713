import { ui } from '#content';

/** The service that a store is chosen for. */
export type Service = 'ordering' | 'booking';

/** The texts of the page of a service; `{store}` is a placeholder. */
export interface ServiceWords {
  back: string;
  title: string;
  intro: string;
  choose: string;
  chosen: string;
  /** The dialog's question: `first` when no store is chosen, `change` when another one is. */
  first: string;
  change: string;
  /** Heading of the answer, which appears when a store is chosen. */
  answerTitle: string;
  answerText?: string;
  /** The link in the answer, and its accessible name. */
  action: string;
  actionName: string;
}

// No destructuring: `const { … } = ui` prevents tree shaking and puts every text of the site into every page.
const bookReservation = ui.bookReservation;
const dialog = ui.dialog;
const selectStore = ui.selectStore;

export const services: Record<Service, ServiceWords> = {
  ordering: {
    ...selectStore,
    first: dialog.orderFirst,
    change: dialog.orderChange,
    answerTitle: selectStore.chosenTitle,
    answerText: selectStore.chosenText,
    action: selectStore.order,
    actionName: selectStore.orderName,
  },
  booking: {
    ...bookReservation,
    first: dialog.bookFirst,
    change: dialog.bookChange,
    answerTitle: bookReservation.appTitle,
    action: bookReservation.book,
    actionName: bookReservation.bookName,
  },
};
