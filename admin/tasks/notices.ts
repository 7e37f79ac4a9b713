import { hash } from 'node:crypto';
import { parse, stringify } from 'yaml';
import type { Edit, YamlSource } from '../../model/edit/edit-yaml.ts';
import type { Path } from '../../model/read/source.ts';
import type { Plan } from '../publish/change.ts';
import { type Files, listAt, planEdits, refuseConflict, textAt } from './plan.ts';

export interface FileNotice {
  text: string;
  link?: { text: string; href: string } | undefined;
  /** A day, or a day with a time. */
  from: string;
  until: string;
}

export interface ListedNotice extends FileNotice {
  /** Differs for every other notice, and for the same one after a change. */
  id: string;
}

const FILE = 'content/notices.yaml';

export function listNotices(files: Files): ListedNotice[] {
  const taken = new Map<string, number>();
  return listAt(parse(files.get(FILE) ?? ''), 'notices').map((value) => {
    const at = (...path: Path): string => textAt(value, ...path) ?? '';
    const link = { text: at('link', 'text'), href: at('link', 'href') };
    const notice = { text: at('text'), from: at('from'), until: at('until') };
    const mark = hash('sha256', JSON.stringify([notice, link]), 'base64url').slice(0, 12);
    const count = (taken.get(mark) ?? 0) + 1;
    taken.set(mark, count);
    return Object.assign(notice, link.href ? { link } : {}, { id: `${mark}.${count}` });
  });
}

export const planNewNotice = (files: Files, { text, link, from, until }: FileNotice): Plan => {
  const fields = { text, ...(link && { link: onOneLine(link) }), from, until };
  return planEdits(files, FILE, [{ kind: 'append', path: ['notices'], fields }], `Notice up: ${text}`);
};

export function planNotice(files: Files, id: string, notice: FileNotice): Plan {
  const { text, from, until } = notice;
  const { path, before } = noticeAt(files, id, text);
  const edits: Edit[] = [
    { kind: 'set', path: [...path, 'text'], value: text },
    ...editLink([...path, 'link'], before.link, notice.link),
    { kind: 'set', path: [...path, 'from'], value: from },
    { kind: 'set', path: [...path, 'until'], value: until },
  ];
  return planEdits(files, FILE, edits, `Notice changed: ${text}`);
}

function editLink(path: Path, before: FileNotice['link'], after: FileNotice['link']): Edit[] {
  if (!after) return before ? [{ kind: 'remove', path }] : [];
  if (!before) return [{ kind: 'set', path, value: onOneLine(after) }];
  return [
    { kind: 'set', path: [...path, 'text'], value: after.text },
    { kind: 'set', path: [...path, 'href'], value: after.href },
  ];
}

/** A link as written in the file: `{ text: Book, href: /book-reservation }`. */
const onOneLine = ({ text, href }: NonNullable<FileNotice['link']>): YamlSource => ({
  yaml: stringify({ text, href }, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd(),
});

export function planTakeDownNotice(files: Files, id: string): Plan {
  const { path, before } = noticeAt(files, id, '');
  return planEdits(files, FILE, [{ kind: 'remove', path }], `Notice down: ${before.text}`);
}

function noticeAt(files: Files, id: string, yours: string): { path: Path; before: ListedNotice } {
  const all = listNotices(files);
  const index = all.findIndex((notice) => notice.id === id);
  const before = all[index];
  return before ? { path: ['notices', index], before } : refuseConflict(yours);
}
