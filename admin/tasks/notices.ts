import { parse, stringify } from 'yaml';
import type { Edit, YamlSource } from '../../model/edit/edit-yaml.ts';
import type { Path } from '../../model/read/source.ts';
import type { Plan } from '../publish/change.ts';
import { type Files, listAt, planEdits, refuseConflict, textAt } from './plan.ts';

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
export const listNotices = (files: Files): FileNotice[] =>
  listAt(parse(files.get(FILE) ?? ''), 'notices').map((notice) => {
    const at = (...path: Path): string => textAt(notice, ...path) ?? '';
    const link = { text: at('link', 'text'), href: at('link', 'href') };
    return Object.assign({ text: at('text'), from: at('from'), until: at('until') }, link.href ? { link } : {});
  });

/** Puts up a notice. */
export const planNewNotice = (files: Files, { text, link, from, until }: FileNotice): Plan => {
  const fields = { text, ...(link && { link: onOneLine(link) }), from, until };
  return planEdits(files, FILE, [{ kind: 'append', path: ['notices'], fields }], `Notice up: ${text}`);
};

/** Changes the notice with the text `was`. */
export function planNotice(files: Files, was: string, notice: FileNotice): Plan {
  const path = placeOf(files, was);
  const { text, from, until } = notice;
  const edits: Edit[] = [
    { kind: 'set', path: [...path, 'text'], value: text },
    ...editLink([...path, 'link'], listNotices(files)[path[1]]?.link, notice.link),
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

/** A link as it stands in the file: `{ text: Book, href: /book-reservation }`. */
const onOneLine = ({ text, href }: NonNullable<FileNotice['link']>): YamlSource => ({
  yaml: stringify({ text, href }, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd(),
});

/** Takes a notice down. */
export const planNoticeDown = (files: Files, was: string): Plan =>
  planEdits(files, FILE, [{ kind: 'remove', path: placeOf(files, was) }], `Notice down: ${was}`);

function placeOf(files: Files, text: string): [string, number] {
  const index = listNotices(files).findIndex((notice) => notice.text === text);
  return index === -1 ? refuseConflict(text) : ['notices', index];
}
