/** A random generator that repeats its values for the same seed. */
export interface Random {
  /** Returns an integer from 0 up to, but not including, `max`. */
  below: (max: number) => number;
  /** Returns a random item of the list. */
  pick: <Item>(list: readonly [Item, ...Item[]]) => Item;
  /** Returns true with this probability. */
  chance: (probability: number) => boolean;
}

/** Mulberry32: small, fast, and random enough for test data. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (max: number) => Math.floor(next() * max);
  return {
    below,
    pick: (list) => list[below(list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
};
