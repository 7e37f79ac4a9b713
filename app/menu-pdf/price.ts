/**
 * A price as the PDF prints it (spec section 5): missing, zero, negative or empty gives `onRequest`, a number or a numeric text gets
 * £ and two decimals, any other text stands as it is.
 */
export function pdfPrice(price: unknown, onRequest: string): string {
  if (typeof price === 'string') {
    const text = price.trim();
    if (text === '') return onRequest;
    const value = Number(text.replace(/^£\s*/, ''));
    return Number.isNaN(value) ? text : pdfPrice(value, onRequest);
  }
  return typeof price === 'number' && Number.isFinite(price) && price > 0 ? `£${price.toFixed(2)}` : onRequest;
}
