/** The value of the dropdown that matches every tag. */
export const ALL_TAGS = '';

/** The stories that match both tag and search text. The text is trimmed and matched in title and description, ignoring case. */
export function filterStories<Story extends { tag: string; title: string; description: string }>(
  stories: readonly Story[],
  tag: string,
  search: string,
): Story[] {
  const text = search.trim().toLowerCase();
  return stories.filter(
    (story) =>
      (tag === ALL_TAGS || story.tag === tag) &&
      (story.title.toLowerCase().includes(text) || story.description.toLowerCase().includes(text)),
  );
}
