import { hash } from 'node:crypto';
import { isGroup } from '../../model/edit/yaml-text.ts';
import { londonTime } from '../../model/opening/london.ts';
import { dataFilePath } from '../../model/read/files.ts';
import { MAX_NOTICES, noticePeriod, noticeSchema } from '../../model/schema/days.ts';
import { fieldsOf } from '../editor/form-of.ts';
import { branchChoice, textOf } from '../editor/menus.ts';
import type { Unit, Values } from '../editor/units.ts';
import { paths } from '../paths.ts';
import { lastDayProblem } from './days.ts';
import { editFiles, type Files, listIn } from './plan.ts';

const FILE = dataFilePath('notices');

/** The notices with ids. An id differs for every other notice, and for the same one after a change. */
export const listNotices = (files: Files) =>
  listIn(files, FILE, 'notices')
    .filter(isGroup)
    .map((value) => ({ value, id: hash('sha256', JSON.stringify(value), 'base64url').slice(0, 12) }));

/** What fields are called in this form alone. */
const called: Readonly<Record<string, { label: string; hint: string }>> = {
  text: { label: 'Notice', hint: 'At most 140 letters.' },
  from: { label: 'From', hint: 'Without a time, from the start of the day.' },
  until: { label: 'Until', hint: 'The last day on which it shows. Without a time, to its end.' },
};

/** Whether a notice is up, planned or over at a moment. One without readable days is planned. */
export function stateOf({ from, until }: Values, now: number): 'up' | 'planned' | 'over' {
  const period = noticePeriod({ from: textOf(from), until: textOf(until) }) ?? { from: Infinity, until: Infinity };
  return now >= period.until ? 'over' : now >= period.from ? 'up' : 'planned';
}

/** A notice as a form; with an empty id a new one, with '+' before an id a new one that begins as that one. */
export function noticeUnit(files: Files, id: string, now: number): Unit | undefined {
  const all = listNotices(files);
  const isNew = id === '' || id.startsWith('+');
  const before = all.find((one) => one.id === id.replace('+', ''))?.value;
  const today = londonTime(now).slice(0, 10);
  if (!before && id !== '') return undefined;
  // Where there is no room for a new notice, those that are over go.
  const isFull = isNew && all.length >= MAX_NOTICES;
  const kept = all.flatMap(({ value }) => (isFull && stateOf(value, now) === 'over' ? [] : value));
  const index = isNew || !before ? kept.length : kept.indexOf(before);
  return {
    next: paths.notices,
    title: isNew || !before ? 'Put up a notice' : `Notice “${textOf(before['text'])}”`,
    form: {
      kind: 'group',
      fields: fieldsOf(noticeSchema).flatMap((one) =>
        one.key === 'branch' ? branchChoice(files) : Object.assign({}, one, called[one.key]),
      ),
    },
    data: isNew || !before ? {} : before,
    ...(isNew && { start: { ...before, from: today, until: today } }),
    write: (next) => {
      const problem = lastDayProblem(textOf(next['until']), now, textOf(next['from']));
      return {
        texts: editFiles(files, [[FILE, ['notices'], kept.toSpliced(index, 1, next)]]),
        pathOf: ({ file, path = [] }) => (file === FILE && path[1] === index ? path.slice(2) : undefined),
        problems: problem ? [{ path: ['until'], message: problem }] : [],
        ...(isNew && { summary: `Notice up: ${textOf(next['text'])}` }),
      };
    },
    ...(before && {
      remove: () => ({
        summary: `Notice down: ${textOf(before['text'])}`,
        texts: editFiles(files, [[FILE, ['notices'], kept.length > 1 ? kept.toSpliced(index, 1) : null]]),
      }),
    }),
  };
}
