/** The indexes of the open questions. */
export type OpenQuestions = ReadonlySet<number>;

/** The initial state. */
export const onlyFirstOpen: OpenQuestions = new Set([0]);
export const noneOpen: OpenQuestions = new Set();

/** All `count` questions open, for Expand All. */
export function allOpen(count: number): OpenQuestions {
  return new Set(Array.from({ length: count }, (_, index) => index));
}

/** Opens or closes one question and leaves the others as they are. */
export function toggleQuestion(open: OpenQuestions, index: number): OpenQuestions {
  const next = new Set(open);
  if (!next.delete(index)) next.add(index);
  return next;
}
