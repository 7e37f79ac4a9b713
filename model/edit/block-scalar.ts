/** Text that a block scalar holds as it is: no outer space, and no space at the start or end of a line. */
const holds = (value: string): boolean => /^\S(?:.*\S)?$/s.test(value) && !/\r|[ \t]\n|\n[ \t]/.test(value);

/**
 * A block scalar (`|` or `>`) with another text: its header, indentation and width stay, and the empty lines behind it.
 *
 * @param source the block scalar from its header on
 * @returns undefined if the style cannot hold the text
 */
export function blockScalar(source: string, value: string): string | undefined {
  // The look behind keeps this to one pass over a long text of line feeds.
  const text = value.replace(/(?<!\n)\n+$/, '');
  const [, header = '', indent = ''] = /^([^\n]*\n)\s*?([ \t]*)\S/.exec(source) ?? [];
  if (indent === '' || !holds(text)) return undefined;
  const lines = header.startsWith('>') ? fold(text, widthOf(source, indent)) : text.split('\n');
  const [end = ''] = /\s*$/.exec(source) ?? [];
  return header + lines.map((line) => (line ? indent + line : '')).join('\n') + end;
}

/** The narrowest that text is folded, in characters. */
const MIN_WIDTH = 80;

/** The length of the longest line, without its indentation. */
const widthOf = (source: string, indent: string): number =>
  Math.max(MIN_WIDTH, ...source.split('\n').map((line) => line.length - indent.length));

/** The lines of a folded text: a line end of the text is an empty line here, and a line end here is a space. */
function fold(text: string, width: number): string[] {
  return text
    .replaceAll(/\n+/g, '$&\n')
    .split('\n')
    .flatMap((line) => {
      const lines: string[] = [];
      // Only a single space between words comes back from a line end.
      for (const word of line.split(/(?<=\S) (?=\S)/)) {
        const last = lines.at(-1);
        if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
        else lines[lines.length - 1] = `${last} ${word}`;
      }
      return lines;
    });
}
