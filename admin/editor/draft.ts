/** What somebody has typed and not saved, kept on the phone with the values from which it began. */
export interface Draft {
  was: unknown;
  data: unknown;
  /** The id of the form, so that a form sent twice is one change. */
  form: string;
}

const keyOf = (id: string): string => `draft:${id}`;

/** Undefined if there is none, or the browser keeps nothing. */
export function readDraft(id: string): Draft | undefined {
  try {
    // Only keepDraft writes it.
    return (JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A browser that keeps nothing, or has no room, loses only this. */
export function keepDraft(id: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft));
  } catch {
    dropDraft(id);
  }
}

export function dropDraft(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // There is nothing to remove.
  }
}
