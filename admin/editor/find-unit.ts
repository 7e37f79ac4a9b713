import { dayUnit } from '../tasks/days.ts';
import { noticeUnit } from '../tasks/notices.ts';
import type { Files } from '../tasks/plan.ts';
import { priceUnit } from '../tasks/price.ts';
import { raiseUnit } from '../tasks/raise-prices.ts';
import { dishUnit } from './dish-unit.ts';
import { fileUnit, NEW_STORY, newStory, type Unit } from './units.ts';

export type FindUnit = (files: Files, id: string, now: number) => Unit | undefined;

/** What the staff change too, by the beginning of the id: 'price:harbour/leek-soup', 'notice:' for a new one. */
const tasks = new Map<string, FindUnit>(Object.entries({ price: priceUnit, notice: noticeUnit, hours: dayUnit }));

export const findTask: FindUnit = (files, id, now) => {
  const [, kind = '', rest = ''] = /^(\w+):(.*)$/s.exec(id) ?? [];
  return tasks.get(kind)?.(files, rest, now);
};

export const RAISE = 'raise-prices';

/** What the owner changes: 'content/faq.yaml', 'dish:harbour/leek-soup', 'new-story'. */
export function findUnit(files: Files, id: string): Unit | undefined {
  if (id === RAISE) return raiseUnit(files);
  return id === NEW_STORY ? newStory(files) : id.startsWith('dish:') ? dishUnit(files, id) : fileUnit(files, id);
}
