/** What one part of the benchmark found. */
export interface Report {
  title: string;
  /** How it was measured, in a sentence or two. */
  method: string;
  /** In Markdown. */
  text: string;
  /** What of the promises does not hold, in words; empty when all do. */
  missed: string[];
  /** Everything measured, for machines. */
  data: unknown;
}

/** Puts together what is missed: a sentence for each promise that a value does not keep. */
export function missed(...promises: readonly (readonly [holds: boolean, sentence: string])[]): string[] {
  return promises.flatMap(([holds, sentence]) => (holds ? [] : [sentence]));
}
