/** The path at which the development server returns all texts and their sources. Builds do not have it. */
export const SOURCES_PATH = '/__content-sources.json';
