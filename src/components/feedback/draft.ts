/** The values of the feedback form. */
export interface FeedbackDraft {
  /** One of the five ratings, or '' for none. */
  rating: string;
  feedback: string;
  email: string;
}

/** Survives navigation. It is in memory only: nothing is stored or sent. */
let draft: FeedbackDraft = { rating: '', feedback: '', email: '' };

/** The saved draft, for the initial values of the form. */
export const getDraft = (): FeedbackDraft => draft;

/** Saves the current values, read from the DOM: a guest or the browser may fill in fields before hydration. */
export function saveDraft(form: HTMLFormElement): void {
  const fields = new FormData(form);
  const text = (name: keyof FeedbackDraft) => String(fields.get(name) ?? '');
  draft = { rating: text('rating'), feedback: text('feedback'), email: text('email') };
}
