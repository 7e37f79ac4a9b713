/** Formats amounts of a currency, with two decimals where it has them: 9 gives "£9.00" in GBP. */
export function createMoneyFormat(currency: string): (amount: number) => string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: false,
  }).format;
}

/** A number as people write it: '5', '£5.5', '5,50', '-10'. Undefined if it is not one, as '1,200', whose comma may be either. */
export function readAmount(text: string): number | undefined {
  const [, whole, decimals = ''] = /^\p{Sc}?\s*([+-]?\d+)(?:(?:\.|,(?=\d{0,2}$))(\d*))?$/u.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(`${whole}.${decimals || '0'}`);
}
