import { site } from '#content';
import { createMoneyFormat } from '../../../model/money.ts';

const { currency } = site;

const money = createMoneyFormat(currency);

/** Shown for a price that is not a number (MENU-19). The content check rejects such a dish. */
const FALLBACK_PRICE = 34;

/** Formats a price for the screen: currency sign and two decimals. */
export function priceText(price: unknown): string {
  return money(typeof price === 'number' && Number.isFinite(price) ? price : FALLBACK_PRICE);
}
