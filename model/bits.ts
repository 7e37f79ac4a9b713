/** Chosen values as bits of a number, in the order of `all`, and back. */
export const bitsOf = <Value>(all: readonly Value[], chosen: readonly Value[]): number =>
  all.reduce((bits, value, index) => (chosen.includes(value) ? bits | (1 << index) : bits), 0);

export const ofBits = <Value>(all: readonly Value[], bits: number): Value[] =>
  all.filter((_, index) => ((bits >>> index) & 1) === 1);
