/** Returns a function that reports whether a text has every word of a search. Ignores case and accents. */
export function createTextMatcher(search: string): (text: string) => boolean {
  const words = normalize(search).split(/\s+/).filter(Boolean);
  return (text) => {
    if (words.length === 0) return true;
    const normalized = normalize(text);
    return words.every((word) => normalized.includes(word));
  };
}

const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
