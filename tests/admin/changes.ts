/**
 * Random changes through the staff's forms, and whether each one changed its own bytes and nothing else. The kitchen runs with
 * `PUBLISH=true`, so that no build follows a change.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Lexer, parse } from 'yaml';
import type { Random } from '../random.ts';
import type { KitchenSite } from './admin-site.ts';
import { createStaff, formsTo, type PageForm, type Staff } from './staff.ts';

/** What came of the changes. */
export interface ChangesReport {
  /** Changes by kind. */
  made: Record<string, number>;
  problems: string[];
}

/** What git must show of a change. */
interface Expected {
  kind: string;
  /** Added and removed lines, at most. */
  lines: readonly [added: number, removed: number];
  /** A value that another one took the place of, on one line. */
  value?: readonly [before: string, after: string];
}

/** Makes a change, if there is something to change. `day` gives a random day from the next one on. */
type Change = (staff: Staff, random: Random, day: () => string) => Promise<Expected | undefined>;

const pickForm = async (staff: Staff, random: Random, path: string, action: string): Promise<PageForm | undefined> => {
  const { text } = await staff.get(path);
  const all = formsTo(text, action);
  return all[random.below(all.length)];
};

/** A random day of the `count` days after a moment. */
export const dayAfter = (random: Random, moment: number, count: number): string =>
  new Date(moment + (random.below(count) + 1) * 86_400_000).toISOString().slice(0, 10);
const notice = (random: Random): string =>
  random.pick([
    'Closed: no water',
    '“Fire” drill # at noon',
    "It's {hot}, come in",
    '- Half price? No',
    '50 % off & more',
  ]) + ` ${random.below(1e9)}`;

async function send(staff: Staff, form: PageForm, values: Readonly<Record<string, string>> = {}): Promise<void> {
  const end = await staff.ended(await staff.send(form, values));
  if (!/^\S+ (?:Sent|On the site) at \d\d:\d\d/.test(end))
    throw new Error(`${JSON.stringify({ ...form, values })}: ${end}`);
}

export const changes: readonly [Change, ...Change[]] = [
  async (staff, random) => {
    // The page of a price is reached by a link; any dish with a button for it will do.
    const dish = await pickForm(staff, random, '/?find=a', '/on-menu');
    if (!dish) return undefined;
    const path = `/price?dish=${dish.fields['dish']}`;
    const form = await staff.form(path, '/price');
    const before = form.fields['was'] ?? '';
    const after = (Number(before) * (0.75 + random.below(50) / 100) + 0.01).toFixed(2);
    if (after === before) return undefined;
    await send(staff, form, { price: after, sure: 'yes' });
    return { kind: 'price', lines: [1, 1], value: [before, after] };
  },
  async (staff, random) => {
    const form = await pickForm(staff, random, '/?find=a', '/sold-out');
    if (!form) return undefined;
    const { was, day: until } = form.fields;
    await send(staff, form);
    return until === undefined
      ? { kind: 'back on', lines: [0, 1] }
      : { kind: 'sold out', lines: was === undefined ? [1, 0] : [1, 1] };
  },
  async (staff, random) => {
    const form = await pickForm(staff, random, '/?find=a', '/on-menu');
    if (!form) return undefined;
    await send(staff, form);
    return form.fields['on'] ? { kind: 'back on the menu', lines: [0, 1] } : { kind: 'off the menu', lines: [1, 0] };
  },
  async (staff, random) => {
    const dish = await pickForm(staff, random, '/?find=a', '/on-menu');
    if (!dish) return undefined;
    const form = await staff.form(`/new-dish?like=${dish.fields['dish']}`, '/new-dish');
    await send(staff, form, { name: `Pie: ${random.below(1e9)}`, price: '7,5', recipe: random.pick(['same', 'own']) });
    return { kind: 'new dish', lines: [10, 0] };
  },
  async (staff, random) => {
    const { text } = await staff.get('/texts');
    const ids = [...text.matchAll(/href="(\/text\?id=[^"]+branches[^"]+description)"/g)].map(([, path = '']) => path);
    const form = await staff.form(ids[random.below(ids.length)] ?? '', '/text');
    await send(staff, form, { text: `Words: “${random.below(1e9)}”, # bread, butter and salt.` });
    return { kind: 'text', lines: [1, 1] };
  },
  async (staff, random, day) => {
    const form = await staff.form('/notices/notice', '/notices/notice');
    const from = day();
    const answer = await staff.send(form, { text: notice(random), from, until: from });
    // At most four fit.
    if (answer.status === 422) return undefined;
    await staff.ended(answer);
    return { kind: 'notice up', lines: [3, 0] };
  },
  async (staff, random) => {
    const down = await pickForm(staff, random, '/notices', '/notices/down');
    if (!down) return undefined;
    const form = await staff.form(`/notices/notice?${new URLSearchParams(down.fields)}`, '/notices/notice');
    await send(staff, form, { text: notice(random) });
    return { kind: 'notice changed', lines: [1, 1] };
  },
  async (staff, random) => {
    const form = await pickForm(staff, random, '/notices', '/notices/down');
    if (!form) return undefined;
    await send(staff, form);
    return { kind: 'notice down', lines: [0, 5] };
  },
  async (staff, random, day) => {
    const { fields, action } = await staff.form('/hours', '/hours');
    const times = random.chance(0.5) ? { closed: 'yes' } : { opens: '12:00', closes: '18:30' };
    const answer = await staff.send({ action, fields }, { date: day(), reason: 'Works: no gas', ...times });
    if (answer.status === 422) return undefined;
    await staff.ended(answer);
    // The empty list `[]` becomes a list of lines.
    return { kind: 'day', lines: [4, 3] };
  },
  async (staff, random) => {
    const form = await pickForm(staff, random, '/hours', '/hours/removed');
    if (!form) return undefined;
    await send(staff, form);
    return { kind: 'usual hours', lines: [0, 3] };
  },
  async (staff) => {
    const { text } = await staff.get('/history');
    const [form] = formsTo(text, '/undo');
    if (!form) return undefined;
    await send(staff, form);
    return { kind: 'undo', lines: [10, 10] };
  },
];

/** Makes `count` changes, each read back from git. */
export async function makeChanges(place: KitchenSite, count: number, random: Random): Promise<ChangesReport> {
  const staff = createStaff(place.admin);
  const report: ChangesReport = { made: {}, problems: [] };
  let before = await readContent(place.content);
  let idle = 0;
  for (let done = 0; done < count;) {
    const expected = await random.pick(changes)(staff, random, () => dayAfter(random, Date.now(), 300));
    idle = expected ? 0 : idle + 1;
    if (idle > 100) throw new Error('no form was found that changes something');
    if (!expected) continue;
    done += 1;
    report.made[expected.kind] = (report.made[expected.kind] ?? 0) + 1;
    const after = await readContent(place.content);
    const problem = compare(before, after, expected, place.git('diff', '--unified=0', 'HEAD~', 'HEAD'));
    if (problem) report.problems.push(`change ${done}, ${expected.kind}: ${problem}`);
    if (place.git('status', '--porcelain') !== '')
      report.problems.push(`change ${done} left files that are not in git`);
    before = after;
  }
  return report;
}

/** What is wrong with a change. */
function compare(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  { kind, lines, value }: Expected,
  diff: string,
): string | undefined {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (changed.length !== 1) return `${changed.length} files changed: ${changed.join(', ')}`;
  const [old, now] = [before.get(changed[0] ?? '') ?? '', after.get(changed[0] ?? '') ?? ''];
  const hunks = diff.split('\n').filter((line) => /^[+-](?!\+\+|--)/.test(line));
  const [added, removed] = ['+', '-'].map((sign) =>
    hunks.filter((line) => line.startsWith(sign)).map((line) => line.slice(1)),
  ) as [string[], string[]];
  if (added.length > lines[0] || removed.length > lines[1]) return `too many lines:\n${diff}`;
  if (value && removed[0]?.replace(value[0], value[1]) !== added[0]) return `more than the value:\n${diff}`;
  if (commentsOf(old) !== commentsOf(now)) return `comments differ:\n${diff}`;
  if (kind !== 'undo' && added.length + removed.length === 0) return 'nothing changed';
  parse(now);
  // Every other line is as it was, in its order.
  return linesWithout(old, diff, '-') === linesWithout(now, diff, '+') ? undefined : `other lines differ:\n${diff}`;
}

/** A text without the lines that a difference takes out ('-') or adds ('+'). */
function linesWithout(text: string, diff: string, sign: '+' | '-'): string {
  const places = new Set(
    [...diff.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)].flatMap((hunk) => {
      const [first, length = '1'] = sign === '-' ? [hunk[1], hunk[2]] : [hunk[3], hunk[4]];
      return Array.from({ length: Number(length) }, (_, n) => Number(first) + n);
    }),
  );
  return text
    .split('\n')
    .filter((_, index) => !places.has(index + 1))
    .join('\n');
}

/** The comments of a YAML file, in their order. */
const commentsOf = (text: string): string =>
  [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).join('\n');

/** All content files but pictures, by their paths. */
export async function readContent(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:yaml|md)$/.test(name)).toSorted();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
}
