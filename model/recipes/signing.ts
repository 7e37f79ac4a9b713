import { createHash } from 'node:crypto';
import type { Part, Station } from './book.ts';

/**
 * Signatures. `checked: 2026-03-01 kfmwab` says that the entry was read on that day, and holds a fingerprint of what was read. When
 * the entry changes, its fingerprint differs, and it counts as unsigned, and with it every dish that is made of it.
 */

/** Fields that a signature does not cover. */
const notCovered = new Set(['kind', 'id', 'native', 'checked']);

/** Whether a value says nothing: the entry reads the same without its field. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === false ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** The value as text, with sorted keys. A key without a value counts too: `contains: [milk]` is read as milk without a part that holds it. */
const canonical = (value: object): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(
          Object.entries(one)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, each]) => [key, each ?? null]),
        )
      : one,
  );

/** Six letters that stand for the contents of an entry. */
export function fingerprint(entry: Part | Station): string {
  const covered = Object.entries(entry).filter(([key, value]) => !notCovered.has(key) && !isEmpty(value));
  const hash = createHash('sha256')
    .update(canonical(Object.fromEntries(covered)))
    .digest();
  // Letters only: YAML would read some mixtures of digits and letters as numbers.
  return [...hash.subarray(0, 6)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

/** What `checked` must say for an entry to count as signed on a day. */
export const signature = (entry: Part | Station, day: string): string => `${day} ${fingerprint(entry)}`;

/** The day on which an entry was signed; undefined if it was not, has changed since, or has an open question. */
export function signedDay(entry: Part | Station): string | undefined {
  const [day, mark] = entry.checked?.split(' ') ?? [];
  return entry.confirm.length === 0 && mark === fingerprint(entry) ? day : undefined;
}
