/** The ids of the search field and of its result on the glossary page. */
export const SEARCH_FIELD = 'word-search';
export const SEARCH_RESULT = 'word-search-result';

/** Whether a text contains every word of a search, ignoring case. */
export function matchesSearch(text: string, search: string): boolean {
  const lower = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
