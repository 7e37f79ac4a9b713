import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { CST, Lexer } from 'yaml';
import { contentFolder } from './content-folder.ts';
import { findDeadAddresses } from './dead-addresses.ts';

/** A provisional value in the content that must be replaced before launch. */
export interface Placeholder {
  file: string;
  /** Counted from 1. */
  line: number;
  kind: Kind;
  /** The text that was found: the address, the mark. */
  found: string;
}

/** The kinds of placeholder in report order, each with a heading that says what to do. */
const KINDS = {
  mark: 'Marks to fill in, or to delete with their braces',
  legal: 'Legal texts to complete: company, number, registered office, VAT, contacts, and what a solicitor must settle',
  confirm: 'Points to confirm, then to delete from the list',
  address: 'Web addresses to replace: they lead nowhere that a guest can go',
  phone: 'Telephone numbers to replace: 020 7946 0xxx and 01632 960xxx are kept for drama',
  picture: 'Pictures to add: a letter tile stands in their place',
  question: 'Questions to the kitchen, each to be answered and then deleted',
  app: 'Ids of the app to fill in; without an app, delete "apps" and the lines below it',
} as const;
export type Kind = keyof typeof KINDS;

/** Patterns of placeholders in a line. The first group is the text that was found. */
const PATTERNS: readonly [Kind, RegExp][] = [
  ['phone', /((?:\+44 ?|0)(?:20 ?7946 ?0|1632 ?960)\d{3})/g],
  ['picture', /^\s*(?:- )?picture: (''|"")\s*$/g],
  ['picture', /[{,] ?picture: (''|"")/g],
  ['picture', /^image: (''|"")\s*$/g],
  ['picture', /(!\[[^\]]*\])\(\)/g],
  ['question', /^\s*- (?:\{ *)?ask: (.*)$/g],
  ['app', /^\s+((?:iosAppId|androidPackage|androidFingerprint): (?:''|""))\s*$/g],
];

/** Every placeholder in the content of the project at `root`, file by file. */
export function readPlaceholders(root: string, env: NodeJS.ProcessEnv = process.env): Placeholder[] {
  const folder = contentFolder(root, env);
  const files = globSync('**/*.{yaml,md}', { cwd: folder, exclude: ['README.md'] });
  return files
    .map((file) => file.split(sep).join('/'))
    .toSorted()
    .flatMap((file) => findPlaceholders(`content/${file}`, readFileSync(join(folder, file), 'utf8')));
}

/** Every placeholder in a file of content/, in line order. Comments are ignored. */
export function findPlaceholders(file: string, text: string): Placeholder[] {
  const placeholders: Placeholder[] = [];
  const mark: Kind = file.startsWith('content/legal/') ? 'legal' : 'mark';
  let inConfirm = false;
  const lines = (file.endsWith('.md') ? text.replaceAll(/^#(?!#).*$/gm, '') : withoutComments(text)).split(/\r?\n/);
  lines.forEach((line, index) => {
    const add = (kind: Kind, found: string) => placeholders.push({ file, line: index + 1, kind, found });
    if (/^\S/.test(line)) inConfirm = line.startsWith('confirm:');
    else if (inConfirm && /^\s+- /.test(line)) add('confirm', line.replace(/^\s+- /, ''));
    for (const address of findDeadAddresses(line)) add('address', address);
    for (const [kind, pattern] of PATTERNS) for (const match of line.matchAll(pattern)) add(kind, match[1] ?? '');
  });
  // A mark may go over several lines.
  const whole = lines.join('\n');
  for (const { index, 1: words = '' } of whole.matchAll(/\{\{([^}]*)\}\}/g)) {
    const line = whole.slice(0, index).split('\n').length;
    placeholders.push({ file, line, kind: mark, found: words.replaceAll(/\s+/g, ' ') });
  }
  return placeholders.toSorted((a, b) => a.line - b.line);
}

/** The lexer's own marks, which stand for no characters of the file. "scalar" says that the next token is text. */
const MARKS: ReadonlySet<unknown> = new Set(['doc-mode', 'flow-error-end', 'scalar']);

/** The text of a YAML file without its comments. A sign # in quotes or in a block of text begins none. */
function withoutComments(text: string): string {
  const tokens = [...new Lexer().lex(text)].map((source) => ({ source, type: CST.tokenType(source) }));
  return tokens
    .filter(({ type }, index) => type !== 'comment' || tokens[index - 1]?.type === 'scalar')
    .filter(({ type }) => !MARKS.has(type))
    .map(({ source }) => source)
    .join('');
}

/** The placeholders by kind, each kind with what is to be done, in the order of the report. */
export function groupPlaceholders<One extends Pick<Placeholder, 'kind'>>(
  placeholders: readonly One[],
): { kind: Kind; heading: string; found: One[] }[] {
  // Object.entries widens the keys; they are kinds.
  return (Object.entries(KINDS) as [Kind, string][])
    .map(([kind, heading]) => ({ kind, heading, found: placeholders.filter((one) => one.kind === kind) }))
    .filter(({ found }) => found.length > 0);
}

/** The report: the placeholders by kind, with file and line, and at the end the number of each kind. */
export function placeholderReport(placeholders: readonly Placeholder[]): string {
  if (placeholders.length === 0) return 'Ready to launch: no placeholder is left in content/.';
  const parts = groupPlaceholders(placeholders);
  const lists = parts.map(
    ({ heading, found }) =>
      `${heading} (${found.length})\n${found.map((one) => `  ${one.file}:${one.line} ${one.found}`).join('\n')}`,
  );
  const counts = parts.map(({ heading, found }) => `${String(found.length).padStart(5)}  ${heading}`);
  return [...lists, counts.join('\n'), `${placeholders.length} placeholders are left in content/.`].join('\n\n');
}
