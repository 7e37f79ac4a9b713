const TAMIL_ZERO = 0x0be6;

/** A whole number in Tamil digits, by place value as they are written today: 12 gives ௧௨. */
export function tamilNumeral(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => String.fromCodePoint(TAMIL_ZERO + Number(digit)));
}
