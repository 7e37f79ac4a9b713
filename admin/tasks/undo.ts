import { fill } from '../../model/fill.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import type { Commit, History } from '../publish/git.ts';
import { mergeTexts } from '../publish/merge.ts';
import { type Plan, Refusal } from '../publish/publisher.ts';

/** Takes one change back and keeps all later ones. */
export async function planUndo(
  files: ReadonlyMap<string, string>,
  words: StaffPageWords,
  history: History,
  commit: Commit,
): Promise<Plan> {
  const texts = new Map<string, string>();
  const pictures = new Map<string, Uint8Array | undefined>();
  for (const { file, before, after } of await history.read(commit.id)) {
    const name = `content/${file}`;
    if (before && after && files.has(name)) {
      const merged = await mergeTexts(String(after), files.get(name) ?? '', String(before));
      if (merged === undefined) throw new Refusal({ kind: 'overtaken' });
      texts.set(name, merged);
    } else pictures.set(name, before);
  }
  return { summary: fill(words.history.undoOf, { summary: commit.summary }), texts, pictures };
}
