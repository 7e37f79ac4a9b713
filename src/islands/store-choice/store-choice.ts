/** The choice of a store, by branch key: none, then pending while the dialog is open, then confirmed. */
export interface StoreChoice {
  /** The store that was confirmed last. */
  chosen: string | null;
  /** The store that the open dialog asks about. */
  pending: string | null;
}

export type StoreChoiceEvent = { type: 'pick'; store: string } | { type: 'confirm' } | { type: 'cancel' };

export const noChoice: StoreChoice = { chosen: null, pending: null };

/** Reducer. Picking the chosen store changes nothing. `confirm` stores the pending store, `cancel` discards it. */
export function changeChoice(choice: StoreChoice, event: StoreChoiceEvent): StoreChoice {
  switch (event.type) {
    case 'pick':
      return event.store === choice.chosen ? choice : { ...choice, pending: event.store };
    case 'confirm':
      return choice.pending === null ? choice : { chosen: choice.pending, pending: null };
    case 'cancel':
      return { ...choice, pending: null };
  }
}
