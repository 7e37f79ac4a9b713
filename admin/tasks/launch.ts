import { parse } from 'yaml';
import { parseContent } from '../../model/read/read.ts';
import { signatureText } from '../../model/recipes/signature.ts';
import type { Content } from '../../model/types.ts';
import { listPages } from '../../src/routes.ts';
import { launchEntries } from '../../src/build-time/launch-list.ts';
import { type Plan, RefusalError } from '../publish/change.ts';
import { type Files, listAt, planEdits, refuseConflict, textAt } from './plan.ts';
import { type FileText, listTextFiles, type TextFile } from './texts.ts';

export type LaunchTask = ReturnType<typeof listLaunchTaskGroups>[number]['tasks'][number];

/** Throws ContentError if the content has mistakes. */
const contentOf = (files: Files): Content =>
  parseContent(new Map([...files].map(([file, text]) => [file, new TextEncoder().encode(text)])), { listPages });

/**
 * The groups of tasks that are left before the site opens. A task has the title of its page, or else the name of its file, and the text that
 * it is about, if a form changes it. Throws ContentError if the content has mistakes.
 */
export function listLaunchTaskGroups(files: Files) {
  const known = new Map(listTextFiles(files).map((one) => [one.file, one]));
  return launchEntries(files, contentOf(files)).map(({ heading, entries }) => ({
    heading,
    tasks: entries.map((entry) => {
      const [name = '', keys = ''] = entry.where.split('#');
      const file = known.get(`content/${name}`);
      return Object.assign(entry, { title: file?.title ?? name, text: file && textAtKeys(file, keys) });
    }),
  }));
}

/** The first text at a path of keys or below it; of a Markdown file, whose headings are no keys, the text below its front matter. */
function textAtKeys({ texts }: TextFile, keys: string): FileText | undefined {
  const wanted = keys.split('/').filter(Boolean);
  const isBelow = ({ path }: FileText) => path.length > 0 && wanted.every((key, index) => String(path[index]) === key);
  return texts.find(isBelow) ?? texts.find(({ path }) => path.length === 0);
}

const LIST = 'content/launch-list.yaml';

/** Takes an entry off the launch list. Throws RefusalError if it is no longer there. */
export function planSettle(files: Files, group: string, what: string): Plan {
  const items = listAt(parse(files.get(LIST) ?? ''), group);
  const index = items.findIndex((item) => textAt(item, 'what') === what);
  if (index === -1) return refuseConflict(what);
  return planEdits(files, LIST, [{ kind: 'remove', path: [group, index] }], `Settled: ${what}`);
}

/** Signs the recipes as they are, in the name of a person and on a day. Throws RefusalError if there are none. */
export function planSignature(files: Files, person: string, day: string): Plan {
  const { book, served } = contentOf(files).recipes;
  if (!book) throw new RefusalError({ kind: 'nothing' });
  return {
    summary: `Recipes signed by ${person}`,
    texts: new Map([['content/recipes/signature.yaml', signatureText(book, served, person, day)]]),
  };
}
