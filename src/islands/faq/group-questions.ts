import type { FaqEntry } from '../../../model/types.ts';

/** Questions under a heading, or without one if the server sends none. `index` is the position in the list of all questions. */
export interface QuestionGroup {
  name: string | undefined;
  questions: { entry: FaqEntry; index: number }[];
}

/** The groups in the order of their first questions. */
export function groupQuestions(entries: readonly FaqEntry[]): QuestionGroup[] {
  const groups = new Map<string | undefined, QuestionGroup>();
  for (const [index, entry] of entries.entries()) {
    const group = groups.get(entry.group) ?? { name: entry.group, questions: [] };
    group.questions.push({ entry, index });
    groups.set(entry.group, group);
  }
  return [...groups.values()];
}
