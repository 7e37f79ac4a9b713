/** The fonts of pages and menu PDF: Arima for headings and Tamil, Anek for text, Khand for prices, numbers and labels. */
export const ARIMA_LATIN = '@fontsource-variable/arima/files/arima-latin-wght-normal.woff2';
export const ARIMA_TAMIL = '@fontsource-variable/arima/files/arima-tamil-wght-normal.woff2';
export const ANEK = '@fontsource-variable/anek-tamil/files/anek-tamil-latin-standard-normal.woff2';
export const KHAND = '@fontsource/khand/files/khand-latin-600-normal.woff2';
