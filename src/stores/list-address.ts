import { paths } from '../paths.ts';
import { bitsOf, ofBits } from '../../model/bits.ts';
import { allergens } from '../../model/schema/allergens.ts';
import { dietOptions, type Person } from './people.ts';
import { cutText, MAX_NAME_LENGTH, MAX_PEOPLE } from './filter-parameters.ts';
import { hashBytes, MAX_ENTRIES, MAX_QUANTITY, type TableEntry, type TableList } from './table-list.ts';

/**
 * A list as text for the fragment of an address: bytes in base64url, at most 1,760 characters.
 *
 *   version · branch · number of people · people · number of entries · entries · hash of all before it (4)
 *   person:  needs (3: heat 2 bits, diet 2, unused 1, traces 1, allergens 14) · length of the name · name in UTF-8
 *   entry:   dish (4) · eater, 0 for all · quantity · price (3)
 *
 * The bits follow the order of `allergens` and `dietOptions`. A change of their order, or of this layout, needs another version.
 */
const VERSION = 1;
/** More than the longest list; longer addresses are not decoded. */
const MAX_LENGTH = 2000;

/** Parameter of the fragment. A fragment without it is the target of a link inside the page. */
const PARAMETER = 'list';

/** The address of a list. It holds names and allergies, so the list is in the fragment, which browsers never send. */
export const listPath = (list: TableList): string => `${paths.ourTable}#${PARAMETER}=${writeList(list)}`;

/**
 * The list in the fragment of an address, as text for `readList`; null if there is none. Some messengers encode the whole fragment
 * once more: `#list%3D…`.
 */
export function listIn(hash: string): string | null {
  const fragment = hash.slice(1).replace(/^(\w+)%3D/i, '$1=');
  return new URLSearchParams(fragment).get(PARAMETER);
}

export function writeList({ branch, people, entries }: TableList): string {
  const bytes = [VERSION, branch, people.length, ...people.flatMap(personBytes)];
  bytes.push(entries.length, ...entries.flatMap(entryBytes));
  bytes.push(...toBytes(hashBytes(bytes), 4));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * Reads the text of a list. Null for anything but what `writeList` has written in full: half a list could leave out
 * what somebody cannot eat. Characters that it never writes are those of a message around the address: "…)." or a line break.
 */
export function readList(shared: string): TableList | null {
  const text = shared.replaceAll(/[^\w-]/g, '');
  try {
    if (text === '' || text.length > MAX_LENGTH) return null;
    const list = readBytes(
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)),
    );
    return writeList(list) === text && isWithinLimits(list) ? list : null;
  } catch {
    // Not base64, cut short, or not UTF-8.
    return null;
  }
}

function personBytes({ name, diet, heat, without, traces }: Person): number[] {
  const needs = bitsOf(allergens, without) | (Number(traces) << 14) | (dietOptions.indexOf(diet) << 16) | (heat << 18);
  const nameBytes = new TextEncoder().encode(cutText(name, MAX_NAME_LENGTH));
  return [...toBytes(needs, 3), nameBytes.length, ...nameBytes];
}

const entryBytes = ({ dish, eater, quantity, price }: TableEntry): number[] => [
  ...toBytes(dish, 4),
  eater === null ? 0 : eater + 1,
  quantity,
  ...toBytes(price, 3),
];

function readBytes(bytes: Uint8Array): TableList {
  let position = 0;
  const take = (count: number) => {
    if (position + count > bytes.length) throw new RangeError('The address is cut short.');
    position += count;
    return bytes.subarray(position - count, position);
  };
  const number = (count = 1) => take(count).reduce((value, byte) => value * 256 + byte, 0);
  const repeat = <Value>(count: number, read: () => Value) => Array.from({ length: count }, read);
  const readPerson = (): Person => {
    const needs = number(3);
    const name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(take(number()));
    const diet = dietOptions[(needs >> 16) & 3];
    if (!diet) throw new RangeError('There is no such diet.');
    return {
      name,
      diet,
      heat: (needs >> 18) & 3,
      without: ofBits(allergens, needs),
      traces: ((needs >> 14) & 1) === 1,
    };
  };
  const readEntry = (): TableEntry => {
    const [dish, eater, quantity, price] = [number(4), number(), number(), number(3)];
    return { dish, eater: eater === 0 ? null : eater - 1, quantity, price };
  };
  if (number() !== VERSION) throw new RangeError('The address is of another version.');
  return { branch: number(), people: repeat(number(), readPerson), entries: repeat(number(), readEntry) };
}

function isWithinLimits({ people, entries }: TableList): boolean {
  return (
    people.length >= 1 &&
    people.length <= MAX_PEOPLE &&
    entries.length <= MAX_ENTRIES &&
    entries.every(
      ({ eater, quantity }) => quantity >= 1 && quantity <= MAX_QUANTITY && (eater === null || eater < people.length),
    ) &&
    new Set(entries.map(({ dish, eater }) => `${dish} ${eater}`)).size === entries.length
  );
}

/** The lowest bytes of a number, the highest first. */
const toBytes = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (value >>> (8 * (count - 1 - index))) & 255);
