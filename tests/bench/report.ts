/** The result of one part of the benchmark. */
export interface Report {
  title: string;
  /** How it was measured, in a sentence or two. */
  method: string;
  /** In Markdown. */
  text: string;
  /** A sentence for each missed target. */
  missed: string[];
  /** All measurements, for further processing. */
  data: unknown;
}

/** Returns the sentences of the targets that are not met. */
export function findMissed(...targets: readonly (readonly [isMet: boolean, sentence: string])[]): string[] {
  return targets.flatMap(([isMet, sentence]) => (isMet ? [] : [sentence]));
}
