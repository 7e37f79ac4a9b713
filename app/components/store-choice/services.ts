import * as ui from 'virtual:content/ui';

/** What a store is chosen for. */
export type Service = 'ordering' | 'booking';

/** The words of one of the two pages on which a store is chosen. `{store}` is filled in. */
export interface ServiceWords {
  back: string;
  title: string;
  intro: string;
  choose: string;
  chosen: string;
  /** The dialog's question when nothing is chosen yet, and when another store is. */
  first: string;
  change: string;
  /** Head of the bar that appears once a store is chosen. */
  barTitle: string;
  barText?: string;
  /** The button in it, and its name for screen readers. */
  action: string;
  actionName: string;
}

// One by one: `const { … } = ui` would keep the module whole, and bring every text of the site to every page.
const bookReservation = ui.bookReservation;
const dialog = ui.dialog;
const selectStore = ui.selectStore;

export const services: Record<Service, ServiceWords> = {
  ordering: {
    ...selectStore,
    first: dialog.orderFirst,
    change: dialog.orderChange,
    barTitle: selectStore.chosenTitle,
    barText: selectStore.chosenText,
    action: selectStore.order,
    actionName: selectStore.orderName,
  },
  booking: {
    ...bookReservation,
    first: dialog.bookFirst,
    change: dialog.bookChange,
    barTitle: bookReservation.appTitle,
    action: bookReservation.book,
    actionName: bookReservation.bookName,
  },
};
