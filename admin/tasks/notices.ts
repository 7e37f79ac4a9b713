import { parse, stringify } from 'yaml';
import { type Edit, editYaml, type YamlSource } from '../../model/edit/edit-yaml.ts';
import { fill } from '../../model/fill.ts';
import type { Path } from '../../model/read/source.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import { type Plan, Refusal } from '../publish/publisher.ts';

type Files = ReadonlyMap<string, string>;

/** A notice as it stands in the file. */
export interface FileNotice {
  text: string;
  /** Where it leads: a page of the site or an address elsewhere. */
  link?: { text: string; href: string } | undefined;
  /** A day, or a day with a time. */
  from: string;
  until: string;
}

const FILE = 'content/notices.yaml';

/** All notices of the file, past ones too. */
export function listNotices(files: Files): FileNotice[] {
  const { notices } = (parse(files.get(FILE) ?? '') ?? {}) as { notices?: FileNotice[] };
  return (notices ?? []).map(({ from, until, ...rest }) =>
    Object.assign(rest, { from: String(from), until: String(until) }),
  );
}

/** Puts up a notice. */
export const planNewNotice = (files: Files, words: StaffPageWords, { text, link, from, until }: FileNotice): Plan =>
  plan(files, fill(words.history.noticeUp, { text }), [
    { kind: 'append', path: ['notices'], fields: { text, ...(link && { link: onOneLine(link) }), from, until } },
  ]);

/** Changes the notice with the text `was`. */
export function planNotice(files: Files, words: StaffPageWords, was: string, notice: FileNotice): Plan {
  const path = placeOf(files, was);
  const { text, from, until } = notice;
  return plan(files, fill(words.history.noticeChanged, { text }), [
    { kind: 'set', path: [...path, 'text'], value: text },
    ...editLink([...path, 'link'], listNotices(files)[path[1]]?.link, notice.link),
    { kind: 'set', path: [...path, 'from'], value: from },
    { kind: 'set', path: [...path, 'until'], value: until },
  ]);
}

function editLink(path: Path, before: FileNotice['link'], after: FileNotice['link']): Edit[] {
  if (!after) return before ? [{ kind: 'remove', path }] : [];
  if (!before) return [{ kind: 'set', path, value: onOneLine(after) }];
  return [
    { kind: 'set', path: [...path, 'text'], value: after.text },
    { kind: 'set', path: [...path, 'href'], value: after.href },
  ];
}

/** A link as it stands in the file: `{ text: Book, href: /book-reservation }`. */
const onOneLine = ({ text, href }: NonNullable<FileNotice['link']>): YamlSource => ({
  yaml: stringify({ text, href }, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd(),
});

/** Takes a notice down. */
export const planNoticeDown = (files: Files, words: StaffPageWords, was: string): Plan =>
  plan(files, fill(words.history.noticeDown, { text: was }), [{ kind: 'remove', path: placeOf(files, was) }]);

const plan = (files: Files, summary: string, edits: readonly Edit[]): Plan => ({
  summary,
  texts: new Map([[FILE, editYaml(files.get(FILE) ?? '', edits)]]),
});

function placeOf(files: Files, text: string): [string, number] {
  const index = listNotices(files).findIndex((notice) => notice.text === text);
  if (index === -1) throw new Refusal({ kind: 'conflict', yours: text, theirs: '' });
  return ['notices', index];
}
