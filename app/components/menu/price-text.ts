/** Shown for a price that is no number (spec section 5); the content check keeps such an item off the site. */
const NO_NUMBER = '£34.00';

/** A price as the page shows it: pounds with two decimals. */
export function priceText(price: unknown): string {
  return typeof price === 'number' && Number.isFinite(price) ? `£${price.toFixed(2)}` : NO_NUMBER;
}
