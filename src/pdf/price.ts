/**
 * A number or numeric text becomes money; a missing price, zero or less becomes `onRequest`; other text stays (PDF-12, PDF-13). The
 * content check lets only numbers above zero through, so that this holds for other data.
 */
export function formatPdfPrice(price: unknown, onRequest: string, money: (amount: number) => string): string {
  if (typeof price === 'string') {
    const text = price.trim();
    if (text === '') return onRequest;
    const value = Number(text.replace(/^\p{Sc}\s*/u, ''));
    return Number.isNaN(value) ? text : formatPdfPrice(value, onRequest, money);
  }
  return typeof price === 'number' && Number.isFinite(price) && price > 0 ? money(price) : onRequest;
}
