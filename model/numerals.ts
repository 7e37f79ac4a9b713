/** Formats whole numbers in the digits of a Unicode numbering system: 12 gives "௧௨" in tamldec. */
export function createNumeralFormat(numberingSystem: string): (number: number) => string {
  const format = new Intl.NumberFormat('en-GB', { numberingSystem, useGrouping: false });
  return (number) => format.format(number);
}
