/** Where the development server answers with all texts and their places. No build knows this address. */
export const SOURCES_PATH = '/__content-sources.json';
