import { isSame } from '../../model/edit/yaml-text.ts';
import { keysOf } from '../../model/pick.ts';
import type { DerivedDish } from '../../model/recipes/derive.ts';
import type { Files } from '../tasks/plan.ts';
import { keyOf, listMenuDishes, type MenuDish, titleOfDish } from './menus.ts';
import { deriveDishes } from './recipes.ts';

/** A dish of the menu before and after a change of the content. */
interface ComparedDish {
  dish: MenuDish;
  was: DerivedDish | undefined;
  now: DerivedDish;
}

/** How many dishes are named for one change. */
const NAMED = 3;

/** All dishes that are on the menu after a change. A form renames one dish at most: the one that its branch no longer has. */
export function compareDishes(before: Files, after: Files): ComparedDish[] {
  const [old, next] = [deriveDishes(before), deriveDishes(after)];
  const [byKey, kept] = [
    new Map(old.map((one) => [keyOf(one.dish), one])),
    new Set(next.map(({ dish }) => keyOf(dish))),
  ];
  const gone = old.filter(({ dish }) => !kept.has(keyOf(dish)));
  return next.map(({ dish, derived }) => {
    const was = byKey.get(keyOf(dish)) ?? gone.find((one) => one.dish.branch === dish.branch);
    return { dish, was: was?.derived, now: derived };
  });
}

/** The first dish that a change shows on: in its own fields, or else in its allergens. */
export function changedDish(before: Files, after: Files): MenuDish | undefined {
  const old = new Map(listMenuDishes(before).map((dish) => [keyOf(dish), dish.item]));
  return (
    listMenuDishes(after).find((dish) => !isSame(old.get(keyOf(dish)), dish.item)) ??
    compareDishes(before, after).find((one) => changeText(one) !== '')?.dish
  );
}

/** What the change does to the allergens, for the history: 'Gobi 65, Harbour: now contains nuts (cashew)'. */
export const allergenChanges = (dishes: readonly ComparedDish[]): string[] =>
  groupDishes(dishes, (one) => changeText(one) || [], titleOfDish, '; ').map(([text, some]) => `${some}: ${text}`);

/** Asks whether guests are to be warned of less than before. */
export function askAboutLosses(dishes: readonly ComparedDish[]): string | undefined {
  const losses = groupDishes(dishes, lossesOf);
  const texts = losses.map(([loss, some]) => `Guests will no longer read “${loss}” at ${some}.`);
  return texts.join(' ') || undefined;
}

/** Each text with the dishes that it is true of: the first three, and how many more. */
function groupDishes(
  dishes: readonly ComparedDish[],
  textsOf: (one: ComparedDish) => string | readonly string[],
  titleOf: (dish: MenuDish) => string = ({ name }) => name,
  separator = ', ',
): (readonly [text: string, dishes: string])[] {
  const pairs = dishes.flatMap((one) => [textsOf(one)].flat().map((text) => ({ text, title: titleOf(one.dish) })));
  return [...Map.groupBy(pairs, ({ text }) => text)].map(([text, some]) => {
    const titles = [...new Set(some.map(({ title }) => title))];
    const more = titles.length > NAMED ? ` and ${titles.length - NAMED} more` : '';
    return [text, titles.slice(0, NAMED).join(separator) + more];
  });
}

const lists = [
  ['contains', 'contains'],
  ['mayContain', 'may contain'],
] as const;

/** 'contains nuts', 'contains cashew' where other nuts stay: what guests no longer read. A trace that is an ingredient now is none of them. */
const lossesOf = ({ was, now }: ComparedDish): string[] =>
  lists.flatMap(([list, words]) =>
    keysOf(was?.[list] ?? {}).flatMap((allergen) => {
      if (!now[list][allergen] && !now.contains[allergen]) return `${words} ${allergen}`;
      const kinds = new Set([now.kinds[list], now.kinds.contains].flatMap((each) => each[allergen] ?? []));
      const gone = was?.kinds[list][allergen]?.filter((kind) => !kinds.has(kind)) ?? [];
      return gone.map((kind) => `${words} ${kind}`);
    }),
  );

function changeText(dish: ComparedDish): string {
  const { was, now } = dish;
  return [
    ...causesText('contains', now.contains, was?.contains),
    ...causesText('may contain', now.mayContain, was?.mayContain),
    ...lossesOf(dish).map((loss) => `no longer ${loss}`),
  ].join(', ');
}

/** 'now contains nuts (cashew)' with a new cause; 'still contains nuts (almond)' where one of several causes is gone. */
const causesText = (words: string, now: DerivedDish['contains'], before: DerivedDish['contains'] = {}): string[] =>
  keysOf(now).flatMap((allergen) => {
    const [causes = [], had = []] = [now[allergen], before[allergen]];
    const isNew = causes.some((cause) => !had.includes(cause));
    if (!isNew && causes.length === had.length) return [];
    return `${isNew ? 'now' : 'still'} ${words} ${allergen} (${causes.join(', ')})`;
  });
