/** A price as printed (PDF-12, PDF-13): a number or numeric text as money, none or one not above zero as `onRequest`. */
export function formatPdfPrice(price: unknown, onRequest: string, money: (amount: number) => string): string {
  if (typeof price === 'string') {
    const text = price.trim();
    if (text === '') return onRequest;
    const value = Number(text.replace(/^\p{Sc}\s*/u, ''));
    return Number.isNaN(value) ? text : formatPdfPrice(value, onRequest, money);
  }
  return typeof price === 'number' && Number.isFinite(price) && price > 0 ? money(price) : onRequest;
}
