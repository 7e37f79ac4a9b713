import { hash } from 'node:crypto';
import { isGroup, type Json } from '../../model/edit/yaml-text.ts';
import { dataFilePath } from '../../model/read/files.ts';
import { MAX_NOTICES, noticePeriod } from '../../model/schema/days.ts';
import { textOf } from '../editor/menus.ts';
import type { Plan } from '../publish/change.ts';
import { editFiles, type Files, listIn, planList, refuseConflict } from './plan.ts';

export interface FileNotice {
  text: string;
  /** The key of the branch that it is about; all without one. */
  branch?: string | undefined;
  link?: { text: string; href: string } | undefined;
  /** A day, or a day with a time. */
  from: string;
  until: string;
}

export interface ListedNotice extends FileNotice {
  /** Differs for every other notice, and for the same one after a change. */
  id: string;
}

const FILE = dataFilePath('notices');

export function listNotices(files: Files): ListedNotice[] {
  const taken = new Map<string, number>();
  return listIn(files, FILE, 'notices').map((value) => {
    const { text, branch, link, from, until } = isGroup(value) ? value : {};
    const { text: words, href } = isGroup(link) ? link : {};
    const notice = {
      text: textOf(text),
      from: textOf(from),
      until: textOf(until),
      ...(branch !== undefined && { branch: textOf(branch) }),
      ...(href !== undefined && { link: { text: textOf(words), href: textOf(href) } }),
    };
    const mark = hash('sha256', JSON.stringify(notice), 'base64url').slice(0, 12);
    const count = (taken.get(mark) ?? 0) + 1;
    taken.set(mark, count);
    return Object.assign(notice, { id: `${mark}.${count}` });
  });
}

/** Whether a notice is up, planned or over at a moment. One without readable days is planned. */
export function stateOf(notice: Pick<FileNotice, 'from' | 'until'>, now: number): 'up' | 'planned' | 'over' {
  const { from, until } = noticePeriod(notice) ?? { from: Infinity, until: Infinity };
  return now >= until ? 'over' : now >= from ? 'up' : 'planned';
}

/** Puts up a notice. Where there is no room, it takes the place of one that is over. */
export function planNewNotice(files: Files, { text, branch, link, from, until }: FileNotice, now: number): Plan {
  const notice = { text, ...(branch && { branch }), ...(link && { link }), from, until };
  const all = listIn(files, FILE, 'notices');
  const over = listNotices(files).findIndex((one) => stateOf(one, now) === 'over');
  const kept = all.length >= MAX_NOTICES && over !== -1 ? all.toSpliced(over, 1) : all;
  return planList(files, FILE, 'notices', [...kept, notice], `Notice up: ${text}`);
}

export function planNotice(files: Files, id: string, { text, branch, link, from, until }: FileNotice): Plan {
  const { index } = noticeAt(files, id, text);
  const edits = Object.entries({ text, branch, link, from, until }).map(
    ([field, value]): [(string | number)[], Json | undefined] => [['notices', index, field], value],
  );
  return { summary: `Notice changed: ${text}`, texts: editFiles(files, [[FILE, edits]]) };
}

export function planTakeDownNotice(files: Files, id: string): Plan {
  const { index, before } = noticeAt(files, id, '');
  const kept = listIn(files, FILE, 'notices').toSpliced(index, 1);
  return planList(files, FILE, 'notices', kept, `Notice down: ${before.text}`);
}

function noticeAt(files: Files, id: string, yours: string): { index: number; before: ListedNotice } {
  const all = listNotices(files);
  const index = all.findIndex((notice) => notice.id === id);
  const before = all[index];
  return before ? { index, before } : refuseConflict(FILE, yours);
}
