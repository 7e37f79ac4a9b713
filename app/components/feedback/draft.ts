/** What a guest has filled in on the feedback form (spec section 3). */
export interface FeedbackDraft {
  /** One of the five ratings, or '' for none. */
  rating: string;
  feedback: string;
  email: string;
}

/** Kept while the guest is on the site, so that it is there when they come back to the page. In memory only: nothing is stored or sent. */
let draft: FeedbackDraft = { rating: '', feedback: '', email: '' };

/** What the guest has filled in so far, for the form to begin with. */
export const keptDraft = (): FeedbackDraft => draft;

/** Keeps what the form holds now, whoever filled it in: a guest before React was there, the browser, or React. */
export function keepDraft(form: HTMLFormElement): void {
  const fields = new FormData(form);
  const text = (name: keyof FeedbackDraft) => String(fields.get(name) ?? '');
  draft = { rating: text('rating'), feedback: text('feedback'), email: text('email') };
}
