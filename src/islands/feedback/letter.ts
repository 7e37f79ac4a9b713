import { fill } from '../../../model/fill.ts';

export interface Letter {
  /** '' if none was chosen. */
  rating: string;
  feedback: string;
  email: string;
}

/** The text that leaves the page: rating and words, then the guest's address. */
export const letterText = ({ rating, feedback, email }: Letter): string =>
  `${rating && `${rating}. `}${feedback}\n\n${email}`;

/** A link that opens an email to a branch with the text filled in. `subject` has the placeholder `{store}`. */
export function mailLink({ store, email }: { store: string; email: string }, subject: string, text: string): string {
  // RFC 6068 asks for CRLF, and for %20 instead of the plus signs of a form.
  const [head, body] = [fill(subject, { store }), text.replaceAll(/\r?\n/g, '\r\n')].map(encodeURIComponent);
  return `mailto:${email}?subject=${head}&body=${body}`;
}
