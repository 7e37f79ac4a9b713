import { PARTY_KEY } from './keys.ts';

/** A dish that is not on its list yet. */
export interface PendingDish {
  branch: number;
  /** What lists call the dish (`listId`). For a size other than the basic one, with the size after a slash: 'merlot/175 ml'. */
  dish: string;
  /** In pence. */
  price: number;
}

/**
 * Stores a dish beside the party of this tab at the moment of the press, while the code of the lists (stored-party.ts) may still be
 * loading: whatever page reads them next finds it on its list. Returns false if storage is blocked or full.
 */
export function storePendingDish({ branch, dish, price }: PendingDish): boolean {
  try {
    const text = sessionStorage.getItem(PARTY_KEY) ?? '';
    sessionStorage.setItem(PARTY_KEY, `${text}\n+${branch} ${price} ${dish}`);
    return true;
  } catch {
    return false;
  }
}

/** Reads a line of `storePendingDish`; null for any other. */
export function parsePendingDish(line: string): PendingDish | null {
  const [, branch, price, dish] = /^\+(\d+) (\d+) (.+)$/.exec(line) ?? [];
  return dish === undefined ? null : { branch: Number(branch), dish, price: Number(price) };
}
