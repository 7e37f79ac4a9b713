import { parse } from 'yaml';
import { type Edit, editYaml } from '../../model/edit/edit-yaml.ts';
import { fill } from '../../model/fill.ts';
import type { DoorWords } from '../../model/schema/door.ts';
import { type Plan, Refusal } from '../publish/publisher.ts';

type Files = ReadonlyMap<string, string>;

/** A notice as it stands in the file. */
export interface FileNotice {
  text: string;
  /** A day, or a day with a time. */
  from: string;
  until: string;
}

const FILE = 'content/notices.yaml';

/** All notices of the file, past ones too. */
export function listNotices(files: Files): FileNotice[] {
  const { notices } = (parse(files.get(FILE) ?? '') ?? {}) as { notices?: FileNotice[] };
  return (notices ?? []).map(({ text, from, until }) => ({ text, from: String(from), until: String(until) }));
}

/** Puts up a notice. */
export const planNewNotice = (files: Files, words: DoorWords, { text, from, until }: FileNotice): Plan =>
  plan(files, fill(words.history.noticeUp, { text }), [
    { kind: 'append', path: ['notices'], fields: { text, from, until } },
  ]);

/** Changes the notice with the text `was`. */
export function planNotice(files: Files, words: DoorWords, was: string, { text, from, until }: FileNotice): Plan {
  const path = placeOf(files, was);
  return plan(files, fill(words.history.noticeChanged, { text }), [
    { kind: 'set', path: [...path, 'text'], value: text },
    { kind: 'set', path: [...path, 'from'], value: from },
    { kind: 'set', path: [...path, 'until'], value: until },
  ]);
}

/** Takes a notice down. */
export const planNoticeDown = (files: Files, words: DoorWords, was: string): Plan =>
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
