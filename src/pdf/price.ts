/**
 * A price as printed in the PDF (PDF-12, PDF-13). A missing, empty, zero or negative price gives `onRequest`. A number or a numeric
 * text is formatted as money; other text stays as it is.
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
