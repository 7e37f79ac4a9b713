import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { unsignedDishes } from '../../model/recipes/signature.ts';
import { type LaunchGroup, launchGroups } from '../../model/schema/launch-list.ts';
import type { Content } from '../../model/types.ts';
import { contentFolder } from './content-folder.ts';
import { findSamples, type Sample } from './samples.ts';

/** Something that is left to settle before the site opens. */
export interface LaunchEntry extends Sample {
  /** From launch-list.yaml, found in the content, or recipes that differ from what was signed. */
  from: 'list' | 'content' | 'signature';
}

/** Everything that is left to settle, by group. No group is empty. */
export type LaunchEntries = { group: LaunchGroup; heading: string; entries: LaunchEntry[] }[];

/**
 * What is left to settle before the site opens.
 *
 * @param files the texts of all content files, by name: 'content/site.yaml'
 */
export function launchEntries(
  files: ReadonlyMap<string, string>,
  { launchList, recipes }: Pick<Content, 'launchList' | 'recipes'>,
): LaunchEntries {
  // Object.entries widens the keys; they are groups.
  const groups = Object.entries(launchGroups) as [LaunchGroup, string][];
  const listed = groups.flatMap(([group]) =>
    launchList[group].map((item) => ({ group, ...item, from: 'list' as const })),
  );
  const found = [...files]
    .filter(([file]) => /\.(?:yaml|md)$/.test(file) && file !== 'content/launch-list.yaml')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, text]) => findSamples(file, text))
    .map((sample) => Object.assign(sample, { from: 'content' as const }));
  const all: LaunchEntry[] = [...listed, ...found, ...unsigned(recipes)];
  return groups
    .map(([group, heading]) => ({ group, heading, entries: all.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
}

const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

function unsigned({ book, served, signature }: Content['recipes']): LaunchEntry[] {
  const dishes = book ? unsignedDishes(book, served, signature) : [];
  if (dishes.length === 0) return [];
  const what = signature
    ? `Changed since the signature of ${longDay.format(new Date(signature.on))}: ${dishes.join(', ')}`
    : `The recipes of ${dishes.length} dishes, which nobody has signed`;
  const why = 'Somebody who cooks must have read what guests are told of a dish.';
  return [{ group: 'recipes', what, where: 'recipes/signature.yaml', why, from: 'signature' }];
}

/** The texts of all content files of the project at `root`, by name. */
export function readTexts(root: string): ReadonlyMap<string, string> {
  const folder = contentFolder(root);
  const files = globSync('**/*.{yaml,md}', { cwd: folder, exclude: ['README.md'] });
  return new Map(
    files.map((file) => [`content/${file.split(sep).join('/')}`, readFileSync(join(folder, file), 'utf8')]),
  );
}

/** The entries as text, group by group. */
export function launchReport(groups: LaunchEntries): string {
  if (groups.length === 0) return 'Ready to open: nothing is left on the launch list.';
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const parts = groups.map(
    ({ heading, entries }) =>
      `${heading} (${entries.length})\n${entries.map(({ what, where, why }) => `  ${what}\n    ${where}: ${why}`).join('\n')}`,
  );
  return [...parts, `${count} things are left to settle.`].join('\n\n');
}
