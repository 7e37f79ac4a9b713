/** Formats amounts of a currency, with two decimals where it has them: 9 gives "£9.00" in GBP. */
export function createMoneyFormat(currency: string): (amount: number) => string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: false,
  }).format;
}
