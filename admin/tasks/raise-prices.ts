import { createHash } from 'node:crypto';
import { editYaml } from '../../model/edit/edit-yaml.ts';
import { planPrices, type PriceChange, priceEdit } from '../../model/edit/plan-prices.ts';
import { fill } from '../../model/fill.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import { type Plan, Refusal } from '../publish/publisher.ts';
import { listDishes } from './dishes.ts';

type Files = ReadonlyMap<string, string>;

/** What the form asks for. */
export interface Raise {
  /** 5 for 5 % more, -10 for 10 % less. */
  percent: number;
  /** The new prices are multiples of it, in pence. */
  step: number;
  /** The value of a scope. */
  scope: string;
}

/** Prices that are raised together. The value is '' for all, 'harbour' for a branch, 'harbour/Soups' for a category. */
export interface Scope {
  value: string;
  store: string;
  category: string;
}

/** The prices of one menu file that a raise changes. */
export interface FileRaise {
  file: string;
  store: string;
  changes: readonly PriceChange[];
}

/** The steps that new prices may have, in pence. */
export const STEPS = [5, 10, 25, 50, 100] as const;
/** The furthest that prices are raised or lowered at once, in percent. */
const FURTHEST = 30;

/** A percentage as the staff write it: '5', '2,5 %', '-10'. Undefined if it is none, nothing, or beyond 30. */
export function readPercent(text: string): number | undefined {
  const [, number] = /^([+-]?\d{1,2}(?:[.,]\d{1,2})?) ?%?$/.exec(text.trim()) ?? [];
  const percent = Number(number?.replace(',', '.'));
  return percent !== 0 && Math.abs(percent) <= FURTHEST ? percent : undefined;
}

/** The branches and their categories, in the order of the site. */
export function listScopes(files: Files): Scope[] {
  const scopes = listDishes(files)
    .flatMap(({ branch, store, category }) => ['', category].map((name) => ({ branch, store, category: name })))
    .map(({ branch, store, category }) => ({ value: category ? `${branch}/${category}` : branch, store, category }));
  return [...new Map(scopes.map((scope) => [scope.value, scope])).values()];
}

/** The prices that change, by file in the order of the site. */
export function listRaise(files: Files, { percent, step, scope }: Raise): FileRaise[] {
  const [branch = '', ...rest] = scope.split('/');
  const category = rest.length > 0 ? rest.join('/') : undefined;
  const menus = new Map(listDishes(files).map((dish) => [dish.file, dish]));
  return [...menus.values()]
    .filter((dish) => branch === '' || dish.branch === branch)
    .map(({ file, store }) => ({
      file,
      store,
      changes: planPrices(files.get(file) ?? '', { percent, step, category }),
    }))
    .filter(({ changes }) => changes.length > 0);
}

/** A mark of a list of prices, which differs for every other list. */
export const markOf = (raises: readonly FileRaise[]): string =>
  createHash('sha256').update(JSON.stringify(raises)).digest('base64url');

/**
 * Raises prices as the list with this mark shows them.
 *
 * @throws Refusal if the list would be another one now
 */
export function planRaise(files: Files, words: StaffPageWords, raise: Raise, mark: string): Plan {
  const raises = listRaise(files, raise);
  if (markOf(raises) !== mark) {
    const problem = { file: raises[0]?.file ?? '', message: words.raise.changed };
    throw new Refusal({ kind: 'invalid', problems: [problem] });
  }
  const scope = listScopes(files).find(({ value }) => value === raise.scope);
  return {
    summary: fill(words.raise.summary, {
      scope: scopeText(words, scope),
      percent: String(raise.percent),
      count: String(raises.flatMap(({ changes }) => changes).length),
    }),
    texts: new Map(raises.map(({ file, changes }) => [file, editYaml(files.get(file) ?? '', changes.map(priceEdit))])),
  };
}

/** The name of a scope; undefined stands for all prices. */
export const scopeText = ({ raise }: StaffPageWords, scope: Scope | undefined): string =>
  scope === undefined ? raise.all : fill(scope.category ? raise.category : raise.branch, { ...scope });
