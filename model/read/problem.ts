/** One mistake in the content: where it is, and what to write instead. */
export interface Problem {
  /** The path that staff know: 'content/branches/harbour/menu.yaml'. */
  readonly file: string;
  /** Counted from 1; undefined for the whole file. */
  readonly line?: number | undefined;
  readonly field?: string | undefined;
  /** The place of the value in its file. */
  readonly path?: readonly (string | number)[] | undefined;
  readonly message: string;
}

/** 'content/faq.yaml:12 answer: is empty; write the answer' */
export function problemText({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field === undefined ? `${place} ${message}` : `${place} ${field}: ${message}`;
}

/** Thrown if the content is invalid. Lists every problem once, sorted by file and line. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const once = new Map(problems.map((problem) => [problemText(problem), problem]));
    const ordered = [...once.values()].toSorted(
      (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
    );
    const count = ordered.length === 1 ? 'One mistake' : `${ordered.length} mistakes`;
    super(`${count} in the content:\n${ordered.map(problemText).join('\n')}`);
    this.name = 'ContentError';
    this.problems = ordered;
  }
}
