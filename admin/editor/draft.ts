/** What somebody has typed and not saved, kept on the phone with the values from which it began. */
export interface Draft {
  was: unknown;
  data: unknown;
  /** The id of the form, so that a form sent twice is one change. */
  form: string;
  /** When it was begun. Milliseconds since 1970. */
  at: number;
}

/** A browser that keeps nothing, or has no room, loses only drafts. */
function tryStorage<Result>(work: (key: string) => Result, id: string): Result | undefined {
  try {
    return work(`draft:${id}`);
  } catch {
    return undefined;
  }
}

export const readDraft = (id: string): Draft | undefined =>
  // Only keepDraft writes it.
  tryStorage((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null, id) ?? undefined;

export function keepDraft(id: string, draft: Draft): void {
  // One that does not fit takes the older one along, which would be taken for it.
  dropDraft(id);
  tryStorage((key) => localStorage.setItem(key, JSON.stringify(draft)), id);
}

export const dropDraft = (id: string): void => tryStorage((key) => localStorage.removeItem(key), id);
