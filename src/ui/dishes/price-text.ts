import { createMoneyFormat } from '../../../model/money.ts';

/** Shown for a price that is not a number (MENU-19). The content check rejects such a dish. */
const FALLBACK_PRICE = 34;

const formats = new Map<string, (amount: number) => string>();

/** Formats a price for the screen: currency sign and two decimals. */
export function priceText(price: unknown, currency: string): string {
  const format = formats.get(currency) ?? createMoneyFormat(currency);
  formats.set(currency, format);
  return format(typeof price === 'number' && Number.isFinite(price) ? price : FALLBACK_PRICE);
}

/** Pounds, as menus have them, in pence. */
export const toPence = (pounds: number): number => Math.round(pounds * 100);
