/**
 * The candidate that is most similar to a mistyped word, or undefined if none is close. A candidate is close if it begins with
 * the word, or if at most a third of the word's letters differ (Damerau-Levenshtein: a swap of neighbours counts once).
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (word.length >= 3 && candidate.toLowerCase().startsWith(word.toLowerCase())) return candidate;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= limit && distance < (best?.distance ?? Infinity)) best = { candidate, distance };
  }
  return best?.candidate;
}

function editDistance(a: string, b: string): number {
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
export function writeNearest(word: string, candidates: Iterable<string>, otherwise: string): string {
  const meant = nearest(word, [...candidates]);
  return meant === undefined ? otherwise : `write ${meant}`;
}
