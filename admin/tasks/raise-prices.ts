import { readAmount } from '../../model/money.ts';
import { fieldOf } from '../editor/form-of.ts';
import { listMenuDishes, type MenuDish, moneyFormat } from '../editor/menus.ts';
import type { Unit, Values } from '../editor/units.ts';
import { penceOf, pricesOf } from './price.ts';
import { editFiles, type Files } from './plan.ts';

/** 5 % more, or -10 for 10 % less; new prices are rounded to multiples of `step`, in pence. */
type PriceRaise = Readonly<{ percent: number; step: number; scope: string }>;

const STEPS = [5, 10, 25, 50, 100] as const;
const MAX_PERCENT = 30;

/** A percentage as the staff write it: '5', '2,5 %', '-10'. Undefined if it is not a percentage, 0, or beyond MAX_PERCENT. */
export function readPercent(text: string): number | undefined {
  const percent = readAmount(text.replace('%', '')) ?? 0;
  return percent !== 0 && Math.abs(percent) <= MAX_PERCENT ? percent : undefined;
}

/** A price in pence after a change, to the nearest step; half a step is rounded up. */
export const changedPrice = (pence: number, { percent, step }: Pick<PriceRaise, 'percent' | 'step'>): number =>
  // In whole numbers first, because 1.05 has no exact value.
  Math.round((pence * (10_000 + Math.round(percent * 100))) / 10_000 / step) * step;

/** The groups of prices that can be raised together: '' is all, 'harbour' a branch, 'harbour/Soups' a category, in the order of the site. */
export function listScopes(files: Files) {
  const scopes = listMenuDishes(files).flatMap(({ branch, store, category, categoryName }) => {
    const all = [branch, `${store}: all prices`] as const;
    return category ? [all, [`${branch}/${category}`, `${store}: ${categoryName}`] as const] : [all];
  });
  return [...new Map([['', 'All prices'], ...scopes])];
}

export function priceChanges(files: Files, { percent, step, scope }: PriceRaise) {
  const isIn = ({ branch, category }: MenuDish) => ['', branch, `${branch}/${category}`].includes(scope);
  const changes = listMenuDishes(files)
    .filter(isIn)
    .flatMap(({ file, store, name, ...dish }) =>
      pricesOf(dish).map(({ price, size, path }, n) => ({
        file,
        path,
        store,
        name: n === 0 ? name : `${name}, ${size}`,
        before: price,
        after: changedPrice(penceOf(price), { percent, step }) / 100,
      })),
    );
  return changes.filter(({ before, after }) => before !== after);
}

const NO_PERCENT = 'Write a number from -30 to 30 that is not 0, as in 5 or 2.5.';
const NO_STEP = 'Choose to what the new prices are rounded.';

export function raiseUnit(files: Files): Unit {
  const money = moneyFormat(files);
  const scopes = listScopes(files);
  const read = ({ percent = '', step, scope = '' }: Values) => ({
    percent: readPercent(String(percent)),
    step: STEPS.find((one) => one === step),
    scope: String(scope),
  });
  const changesFor = (data: Values) => {
    const { percent, step, scope } = read(data);
    return percent === undefined || step === undefined ? [] : priceChanges(files, { percent, step, scope });
  };
  const preview = (data: Values) =>
    [...Map.groupBy(changesFor(data), ({ store }) => store)].map(([store, some]) => ({
      title: `${store}: ${some.length} new prices`,
      lines: some.map(({ name, before, after }) => `${name} ${money(before)} → ${money(after)}`),
    }));
  const hint = 'From -30 to 30, as in 5 or 2.5. With a minus sign prices go down.';
  const steps = STEPS.map((step) => [step, money(step / 100)] as const);
  return {
    title: 'Raise prices',
    form: {
      kind: 'group',
      fields: [
        fieldOf('percent', 'Per cent', { kind: 'number' }, { hint }),
        fieldOf('step', 'Round to the nearest', { kind: 'choice', options: steps }),
        fieldOf('scope', 'Which prices', { kind: 'choice', options: scopes }),
      ],
    },
    data: {},
    start: { step: 10, scope: '' },
    preview,
    // Where one presses the button, the list is out of sight.
    question: (data) => {
      const list = preview(data).flatMap(({ title, lines }) => [title].concat(lines));
      return [...list, `This changes ${changesFor(data).length} prices.`].join('\n');
    },
    write: (data) => {
      const [{ percent, step, scope }, changes] = [read(data), changesFor(data)];
      return {
        problems: [
          ...(percent === undefined ? [{ path: ['percent'], message: NO_PERCENT }] : []),
          ...(step === undefined ? [{ path: ['step'], message: NO_STEP }] : []),
        ],
        pathOf: () => undefined,
        summary: `${new Map(scopes).get(scope) ?? 'All prices'}: ${percent}%, ${changes.length} prices changed`,
        texts: editFiles(
          files,
          changes.map(({ file, path, after }) => [file, path, after]),
        ),
      };
    },
  };
}
