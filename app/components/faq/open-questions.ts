/** Which questions are open, by their place in the list (spec section 4). */
export type OpenQuestions = ReadonlySet<number>;

/** The first question is open to begin with. */
export const firstOpen: OpenQuestions = new Set([0]);
export const noneOpen: OpenQuestions = new Set();

/** All questions of a list of `count` open: what Expand All does. */
export function allOpen(count: number): OpenQuestions {
  return new Set(Array.from({ length: count }, (_, index) => index));
}

/** Opens or closes one question and leaves the others as they are. */
export function toggleQuestion(open: OpenQuestions, index: number): OpenQuestions {
  const next = new Set(open);
  if (!next.delete(index)) next.add(index);
  return next;
}
