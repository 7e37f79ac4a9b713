import { parseContent } from '../../model/read/read.ts';
import { signatureText } from '../../model/recipes/signature.ts';
import type { Content } from '../../model/types.ts';
import { listPages } from '../../src/routes.ts';
import { launchEntries } from '../../src/build-time/launch-list.ts';
import { type Plan, refuse } from '../publish/change.ts';
import type { Files } from './plan.ts';
import { BODY, schemaOf } from '../editor/content-file.ts';
import { editAddress } from '../paths.ts';
import { titleOf } from '../editor/units.ts';

export type LaunchTask = ReturnType<typeof listLaunchTaskGroups>[number]['tasks'][number];

const contentOf = (files: Files): Content =>
  parseContent(new Map([...files].map(([file, text]) => [file, new TextEncoder().encode(text)])), { listPages });

/** The groups of tasks that are left before the site opens, with the address of the form in which each is settled. Throws ContentError if the content has mistakes. */
export const listLaunchTaskGroups = (files: Files) =>
  launchEntries(files, contentOf(files)).map(({ heading, entries }) => ({
    heading,
    tasks: entries.map((entry) => {
      const [name = '', keys = ''] = entry.where.split('#');
      const file = `content/${name}`;
      const isKnown = files.has(file) && schemaOf(file) !== undefined;
      // The headings of a Markdown file are no keys.
      const at = name.endsWith('.md') ? BODY : keys.replaceAll('/', '.');
      return Object.assign(entry, {
        title: isKnown ? titleOf(files, file) : name,
        href: isKnown ? editAddress(file, at) : undefined,
        /** The list from which the owner takes it, if it is one of them. */
        settle: entry.source === 'list' ? editAddress('content/launch-list.yaml', entry.group) : undefined,
      });
    }),
  }));

/** Signs the recipes as they are, in the name of a person and on a day. Throws RefusalError if there are none. */
export function planSignature(files: Files, person: string, day: string): Plan {
  const { book, served } = contentOf(files).recipes;
  if (!book) refuse({ kind: 'nothing' });
  return {
    summary: `Recipes signed by ${person}`,
    texts: new Map([['content/recipes/signature.yaml', signatureText(book, served, person, day)]]),
  };
}
