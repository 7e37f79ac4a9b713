import type { YAMLError } from 'yaml';
import { describeValue } from '../schema/fields.ts';

const tab = 'begins with a tab; indent with spaces, as the lines around it do';
const QUOTE =
  'has a quote that is not closed, or one too many; text between double quotes begins and ends with " and holds none';
/** A line whose text begins with a quote and has no second one. */
const OPEN_QUOTE = /^\s*(?:- )?[\w-]+:\s+(?:"[^"]*|'[^']*)$/;
const indent = 'is indented differently from the lines of its group; line it up with them';

/** The message for a text such as "*Close", which YAML does not read as text. */
export const RESERVED_SIGN =
  'has a text that begins with a special sign (one of ! & * @ % `); put the whole text between double quotes';

/** Describes a syntax error for people who do not know YAML. Lines count from 0; the mistake may be on the line after `index`. */
export function describeYamlError(
  { code, message }: YAMLError,
  lines: readonly string[],
  index: number,
): { index: number; message: string } {
  const line = lines[index] ?? '';
  const next = lines[index + 1] ?? '';
  const key = /^\s*(?:- )?([\w-]+):/.exec(line)?.[1];
  const onThisLine = (text: string) => ({ index, message: text });
  switch (code) {
    case 'TAB_AS_INDENT':
      return onThisLine(tab);
    case 'DUPLICATE_KEY':
      return onThisLine(`has "${key ?? 'a field'}" a second time in the same group; keep one of the two`);
    case 'BAD_INDENT':
    case 'BAD_PROP_ORDER':
      return onThisLine(indent);
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (!/:\s.*:(?:\s|$)/.test(line) && /^\s+[\w-]+:/.test(next)) return { index: index + 1, message: indent };
      return onThisLine(`has a second colon after "${key ?? 'the field'}:"; put the whole text between double quotes`);
    case 'MULTILINE_IMPLICIT_KEY':
    case 'MISSING_CHAR': {
      // Without another quote after it, the parser reads on to the end of the file.
      const opened = message.includes('quote')
        ? lines.slice(0, index + 1).findLastIndex((one) => OPEN_QUOTE.test(one))
        : -1;
      if (opened >= 0) return { index: opened, message: QUOTE };
      if (/["']/.test(line)) return onThisLine(QUOTE);
      if (/^\s*(?:- )?[\w-]+:(?:\s|$)/.test(line)) return onThisLine(indent);
      if (/^\s*(?:- )?[\w-]+:(?!\/\/)/.test(line))
        return onThisLine(`has no space after "${key}:"; write ${describeValue(line.trim().replace(/:/, ': '))}`);
      return onThisLine(
        `${describeValue(line.trim())} is neither a field nor a list entry; write "name: text", or "- text" in a list`,
      );
    }
    case 'TAG_RESOLVE_FAILED':
    case 'BAD_ALIAS':
    case 'BAD_SCALAR_START':
      return onThisLine(RESERVED_SIGN);
    default:
      if (/^\s*\t/.test(line)) return onThisLine(tab);
      return onThisLine(
        `cannot be read (${message.split('\n')[0]?.replace(/[.:]$/, '')}); compare it with the lines around it, and put text with signs such as : # " between double quotes`,
      );
  }
}
