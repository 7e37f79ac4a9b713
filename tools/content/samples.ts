import { parse } from 'yaml';
import type { LaunchGroup } from '../../model/schema/launch-list.ts';
import { findDeadAddresses } from './dead-addresses.ts';

/** A sample value in a content file. */
export interface Sample {
  group: LaunchGroup;
  what: string;
  /** The file below content/, and the path of keys: 'branches/harbour/branch.yaml#phone'. Without keys, the text of a Markdown file. */
  where: string;
  why: string;
}

/** Telephone numbers that Ofcom keeps for drama. */
const DRAMA = /(?:\+44 ?|0)(?:20 ?7946 ?0|1632 ?960)\d{3}/g;
const APP_FIELDS = /^(?:iosAppId|androidPackage|androidFingerprint)$/;

/** Every sample value in a file of content/: numbers of the range for drama, addresses that lead nowhere, missing pictures and app ids. */
export function findSamples(file: string, text: string): Sample[] {
  const name = file.replace(/^content\//, '');
  const [, head = text, body = ''] = name.endsWith('.md') ? (/^---\r?\n(.*?\n)---\r?\n(.*)$/s.exec(text) ?? []) : [];
  return [...valuesOf(parse(head)), ['', body] as const].flatMap(([path, value]) =>
    samplesIn(path, value).map(([group, what, why]) => ({ group, what, where: path ? `${name}#${path}` : name, why })),
  );
}

function samplesIn(path: string, value: string): [LaunchGroup, what: string, why: string][] {
  const key = path.slice(path.lastIndexOf('/') + 1);
  // A dish needs no picture.
  const lacksPicture = (value === '' && (key === 'picture' || path === 'image')) || /!\[[^\]]*\]\(\)/.test(value);
  return [
    ...[...value.matchAll(DRAMA)].map(([phone]): [LaunchGroup, string, string] => [
      'contacts',
      `The telephone number ${phone}`,
      'It is of the range that is kept for drama, and reaches nobody.',
    ]),
    ...value
      .split('\n')
      .flatMap((line) =>
        findDeadAddresses(line).map((address): [LaunchGroup, string, string] => [
          value.includes('@') ? 'contacts' : 'links',
          `The address ${address}`,
          'It leads nowhere.',
        ]),
      ),
    ...(lacksPicture ? [['pictures', 'A picture', 'A drawn tile stands in its place.'] as const] : []),
    ...(value === '' && APP_FIELDS.test(key)
      ? [
          [
            'links',
            `The id of the app: ${key}`,
            'Without it the app does not open links. Without an app, delete "apps".',
          ] as const,
        ]
      : []),
  ].map(([group, what, why]) => [group, what, why]);
}

/** Every text in a value of YAML with its path: 'phones/0/number'. */
function valuesOf(value: unknown, path = ''): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => valuesOf(one, path ? `${path}/${key}` : key));
}
