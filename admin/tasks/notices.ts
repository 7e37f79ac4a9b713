import { hash } from 'node:crypto';
import { parse } from 'yaml';
import type { Path } from '../../model/read/source.ts';
import type { Plan } from '../publish/change.ts';
import { type Files, listAt, planEdits, planList, refuseConflict, textAt } from './plan.ts';

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
  const notice = { text, ...(link && { link }), from, until };
  return planList(files, FILE, 'notices', (all) => [...all, notice], `Notice up: ${text}`);
};

export function planNotice(files: Files, id: string, { text, link, from, until }: FileNotice): Plan {
  const { index } = noticeAt(files, id, text);
  const edits = Object.entries({ text, link, from, until }).map(
    ([field, value]) => [['notices', index, field], value] as const,
  );
  return planEdits(files, FILE, edits, `Notice changed: ${text}`);
}

export function planTakeDownNotice(files: Files, id: string): Plan {
  const { index, before } = noticeAt(files, id, '');
  return planList(files, FILE, 'notices', (all) => all.toSpliced(index, 1), `Notice down: ${before.text}`);
}

function noticeAt(files: Files, id: string, yours: string): { index: number; before: ListedNotice } {
  const all = listNotices(files);
  const index = all.findIndex((notice) => notice.id === id);
  const before = all[index];
  return before ? { index, before } : refuseConflict(yours);
}
