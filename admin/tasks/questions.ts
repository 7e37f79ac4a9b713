import { findPlaceholders, groupPlaceholders, type Kind, type Placeholder } from '../../tools/content/placeholders.ts';
import type { Files } from './plan.ts';
import { type FileText, listTextFiles } from './texts.ts';

/** Something that the restaurant must settle before the site opens to guests. */
export interface Question extends Placeholder {
  /** The page that it is on. */
  title: string;
  /** The text that holds it. Undefined where it is not one text: in comments' examples, in the kitchen book. */
  text: FileText | undefined;
}

/** All open questions by kind, each kind with what is to be done. */
export function listQuestions(files: Files): { kind: Kind; heading: string; found: Question[] }[] {
  const known = new Map(listTextFiles(files).map((one) => [one.file, one]));
  const all = [...files.keys()].toSorted().flatMap((file) => {
    if (!/\.(?:yaml|md)$/.test(file)) return [];
    const { title = file, texts = [] } = known.get(file) ?? {};
    return findPlaceholders(file, files.get(file) ?? '').map((placeholder): Question =>
      Object.assign(placeholder, { title, text: holderOf(placeholder, texts) }),
    );
  });
  return groupPlaceholders(all);
}

/** The last text that begins on the line of a placeholder or before it, if the placeholder is in it. */
function holderOf({ line, found }: Placeholder, texts: readonly FileText[]): FileText | undefined {
  const holder = texts.findLast((text) => text.line <= line);
  const plain = (text: string) => text.replaceAll(/[\s'"]+/g, ' ').trim();
  // An empty value is found with its field.
  const isIn = holder && (plain(holder.value).includes(plain(found)) || found.startsWith(`${holder.path.at(-1)}: `));
  return isIn ? holder : undefined;
}
