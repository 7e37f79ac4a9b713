/**
 * The candidate that is most similar to a mistyped word, or undefined if none is similar. Those that begin with the word, of three
 * letters or more, come first. In the others, at most a third of the word's letters differ, but one may always differ
 * (Damerau-Levenshtein: a swap of neighbours counts once).
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  const similar = candidates
    .map((candidate) => ({
      candidate,
      startsWithWord: word.length >= 3 && candidate.toLowerCase().startsWith(word.toLowerCase()),
      distance: editDistance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ startsWithWord, distance }) => startsWithWord || distance <= limit)
    .toSorted((a, b) => Number(b.startsWithWord) - Number(a.startsWithWord) || a.distance - b.distance);
  return similar[0]?.candidate;
}

export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

/** The remedy for a mistyped word: "write X", with the candidate that was meant, or what to do if none is close. */
export function nearestRemedy(word: string, candidates: Iterable<string>, otherwise: string): string {
  const meant = nearest(word, [...candidates]);
  return meant === undefined ? otherwise : `write ${meant}`;
}

/** The message that an id names nothing, with what to do if none is close: 'there is no dish "cald" on this menu; take it out'. */
export const unknownOf = (
  what: string,
  id: string,
  known: readonly string[],
  otherwise = `write ${known.join(' or ')}`,
  place = '',
): string => `there is no ${what} "${id}"${place}; ${nearestRemedy(id, known, otherwise)}`;
