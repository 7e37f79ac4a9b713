/** The entry of the category dropdown that lets every tag through. */
export const ALL = '';

interface Filterable {
  tag: string;
  title: string;
  description: string;
}

/**
 * The stories that match tag and search text together (spec sections 4 and 5): the text is trimmed, its case does
 * not matter, and it is looked for in title and description.
 */
export function filterStories<Story extends Filterable>(
  stories: readonly Story[],
  tag: string,
  search: string,
): Story[] {
  const text = search.trim().toLowerCase();
  return stories.filter(
    (story) =>
      (tag === ALL || story.tag === tag) &&
      (story.title.toLowerCase().includes(text) || story.description.toLowerCase().includes(text)),
  );
}
