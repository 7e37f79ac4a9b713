import { fill } from '../../../model/fill.ts';

interface FeedbackMessage {
  /** '' if none was chosen. */
  rating: string;
  feedback: string;
  email: string;
}

/** The text of the message: the rating and the feedback, then the guest's email address. */
export const messageText = ({ rating, feedback, email }: FeedbackMessage): string =>
  `${rating && `${rating}. `}${feedback}\n\n${email}`;

/** A link that opens an email to a branch with the text filled in. `subject` has the placeholder `{store}`. */
export function mailLink({ store, email }: { store: string; email: string }, subject: string, text: string): string {
  // RFC 6068 asks for CRLF, and for %20 instead of the plus signs of a form.
  const encodedSubject = encodeURIComponent(fill(subject, { store }));
  const encodedBody = encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'));
  return `mailto:${email}?subject=${encodedSubject}&body=${encodedBody}`;
}
