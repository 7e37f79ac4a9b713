/** The ids of the search field and of its result on the glossary page. */
export const SEARCH_FIELD = 'word-search';
export const SEARCH_RESULT = 'word-search-result';
