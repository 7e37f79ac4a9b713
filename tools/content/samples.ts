import { parse } from 'yaml';
import type { Path } from '../../model/read/source.ts';
import { walk } from '../../model/read/walk.ts';
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

/** Telephone numbers as people write them, and the ranges of London, of no place and of mobiles that Ofcom keeps for drama. */
const PHONE = /(?:\+44|\(?\b0)[\d ().-]{7,}\d/g;
const DRAMA = /^(?:\+44)?0?(?:2079460|1632960|7700900)\d{3}$/;
const isDrama = (phone: string): boolean => DRAMA.test(phone.replaceAll(/[^\d+]/g, ''));

/** Every sample value in a file of content/: numbers of the range for drama, addresses that lead nowhere, and missing pictures. */
export function findSamples(file: string, text: string): Sample[] {
  const name = file.replace(/^content\//, '');
  const [, head = text, body = ''] = name.endsWith('.md') ? (/^---\r?\n(.*?\n)---\r?\n(.*)$/s.exec(text) ?? []) : [];
  return [...walk(parse(head)), { path: [], value: body }].flatMap(({ path, value }) => {
    const where = path.length > 0 ? `${name}#${path.join('/')}` : name;
    return typeof value === 'string' ? samplesIn(path, value).map((sample) => Object.assign(sample, { where })) : [];
  });
}

function samplesIn(path: Path, value: string): Omit<Sample, 'where'>[] {
  const key = String(path.at(-1));
  // A dish needs no picture.
  const isNeeded = key === 'picture' || (key === 'image' && path.length === 1);
  const lacksPicture = (value === '' && isNeeded) || /!\[[^\]]*\]\(\)/.test(value);
  return [
    ...[...value.matchAll(PHONE)]
      .map(([phone]) => phone)
      .filter(isDrama)
      .map((phone) => ({
        group: 'contacts' as const,
        what: `The telephone number ${phone}`,
        why: 'It is of the range that is kept for drama, and reaches nobody.',
      })),
    ...value
      .split('\n')
      .flatMap(findDeadAddresses)
      .map((address) => ({
        group: value.includes('@') ? ('contacts' as const) : ('links' as const),
        what: `The address ${address}`,
        why: 'It leads nowhere.',
      })),
    ...(lacksPicture
      ? [{ group: 'pictures' as const, what: 'A picture', why: 'A drawn tile stands in its place.' }]
      : []),
  ];
}
