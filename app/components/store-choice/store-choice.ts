/** The choice of a store (spec section 4): none, then pending while the dialog asks, then confirmed. Stores go by their branch's key. */
export interface StoreChoice {
  /** The store that was confirmed last. */
  chosen: string | null;
  /** The store that the open dialog asks about. */
  pending: string | null;
}

export type StoreChoiceEvent = { type: 'pick'; store: string } | { type: 'confirm' } | { type: 'cancel' };

export const noChoice: StoreChoice = { chosen: null, pending: null };

/** Picking the chosen store does nothing; OK stores what is pending, CANCEL discards it. */
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
