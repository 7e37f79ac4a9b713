/** A source of random choices that gives the same ones for the same seed. */
export interface Random {
  /** A whole number from 0 up to, and without, `max`. */
  below: (max: number) => number;
  /** Any of the list. */
  of: <Item>(list: readonly [Item, ...Item[]]) => Item;
  /** True with this probability. */
  chance: (probability: number) => boolean;
}

/** Mulberry32: small, fast, and good enough to choose with. */
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
    of: (list) => list[below(list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
};
