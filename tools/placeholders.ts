/** Something that stands in the content for want of the real thing. */
export interface Placeholder {
  file: string;
  /** Counted from 1. */
  line: number;
  kind: Kind;
  /** What was found: the address, the mark, the name of the dish. */
  found: string;
}

/** The kinds of placeholder in the order of the report, each with the heading that says what to do. */
const KINDS = {
  address: 'Web addresses to replace: .example belongs to nobody',
  phone: 'Telephone numbers to replace: 020 7946 0xxx is kept for drama',
  mark: 'Marks to fill in, or to delete with their braces',
  confirm: 'Points to confirm, then to delete from the list',
  picture: 'Pictures to add: a letter tile stands in their place',
  unchecked: 'Dishes whose allergens the kitchen has not signed: checked takes the day when it has',
} as const;
type Kind = keyof typeof KINDS;

/** What a line can hold, kind by kind. The first group is what was found. */
const PATTERNS: readonly [Kind, RegExp][] = [
  ['address', /((?:https:\/\/)?[\w.-]+\.example\b[^\s'"]*)/g],
  ['phone', /(020 7946 0\d{3})/g],
  ['mark', /\{\{([^}]*)\}\}/g],
  ['picture', /^\s*(?:- )?picture: (''|"")\s*$/g],
  ['picture', /[{,] ?picture: (''|"")/g],
  ['picture', /^image: (''|"")\s*$/g],
  ['picture', /(!\[[^\]]*\])\(\)/g],
];

/** Every placeholder in a file of content/, in the order of its lines. Comments are passed over. */
export function findPlaceholders(file: string, text: string): Placeholder[] {
  const placeholders: Placeholder[] = [];
  let inConfirm = false;
  let dish = '';
  text.split(/\r?\n/).forEach((whole, index) => {
    const line = whole.replace(file.endsWith('.md') ? /^#(?!#).*/ : /(?:^|\s)#.*$/, '');
    const add = (kind: Kind, found: string) => placeholders.push({ file, line: index + 1, kind, found });
    if (/^\S/.test(line)) inConfirm = line.startsWith('confirm:');
    else if (inConfirm && /^\s+- /.test(line)) add('confirm', line.replace(/^\s+- /, ''));
    dish = /^\s+- name: (.*)$/.exec(line)?.[1] ?? dish;
    for (const [kind, pattern] of PATTERNS) for (const match of line.matchAll(pattern)) add(kind, match[1] ?? '');
    if (/\bchecked: false\b/.test(line)) add('unchecked', dish);
  });
  return placeholders;
}

/** The placeholders as text, kind by kind. Dishes are counted file by file: there are hundreds. */
export function placeholderReport(placeholders: readonly Placeholder[]): string {
  if (placeholders.length === 0) return 'Ready to launch: no placeholder is left in content/.';
  // Object.entries widens the keys; they are kinds.
  const parts = (Object.entries(KINDS) as [Kind, string][]).flatMap(([kind, heading]) => {
    const ofKind = placeholders.filter((one) => one.kind === kind);
    if (ofKind.length === 0) return [];
    const lines =
      kind === 'unchecked' ? countByFile(ofKind) : ofKind.map(({ file, line, found }) => `  ${file}:${line} ${found}`);
    return [`${heading} (${ofKind.length})\n${lines.join('\n')}`];
  });
  return [...parts, `${placeholders.length} placeholders are left in content/.`].join('\n\n');
}

function countByFile(placeholders: readonly Placeholder[]): string[] {
  const counts = new Map<string, { count: number; line: number }>();
  for (const { file, line } of placeholders)
    counts.set(file, { count: (counts.get(file)?.count ?? 0) + 1, line: counts.get(file)?.line ?? line });
  return [...counts].map(([file, { count, line }]) => `  ${file}:${line} and below: ${count}`);
}
