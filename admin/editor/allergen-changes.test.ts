import { describe, expect, it } from 'vitest';
import { changeAt } from '../../model/edit/change-at.ts';
import { dataFilePath } from '../../model/read/files.ts';
import { files } from '../content.testing.ts';
import { openStaffSite } from '../app.testing.ts';
import { paths } from '../paths.ts';
import type { NewTexts } from '../publish/change.ts';
import { type Files, filesAfter } from '../tasks/plan.ts';
import { planSoldOut } from '../tasks/sold-out.ts';
import { allergenChanges, askAboutChange, askAboutLosses, changedDish, compareDishes } from './allergen-changes.ts';
import { findUnit, RAISE } from './find-unit.ts';
import { keyOf, listMenuDishes } from './menus.ts';
import type { Values } from './units.ts';

const INGREDIENTS = dataFilePath('recipes/ingredients');

it('A changed ingredient says of which dishes it changes the allergens, and asks where guests read less', () => {
  const unit = findUnit(files, INGREDIENTS)!;
  const withAllergens = (id: string, contains: string[]) =>
    new Map([...files, ...unit.write(changeAt(unit.data, ['plant', id, 'contains'], contains) as Values).texts]);
  const compared = [
    compareDishes(files, files),
    compareDishes(files, withAllergens('tomato', ['sesame'])),
    compareDishes(withAllergens('tomato', ['celery']), files),
    compareDishes(files, withAllergens('celery-stick', [])),
  ];
  const title = 'Shellfish Cataplana, Harbourside';
  expect(compared.map((dishes) => allergenChanges(dishes).find((text) => text.startsWith(title)))).toEqual([
    undefined,
    `${title}: now contains sesame`,
    undefined,
    expect.stringContaining('no longer contains celery'),
  ]);
  const question = 'Guests will no longer read “contains celery” at Shellfish Cataplana';
  expect(compared.map(askAboutLosses)).toEqual([undefined, undefined, undefined, expect.stringContaining(question)]);
});

it('An undo that takes an allergen away asks as a save does, and says what is true then', async () => {
  const site = openStaffSite('owner', { files });
  const { data: had } = findUnit(files, INGREDIENTS)!;
  const sesame = changeAt(had, ['plant', 'tomato', 'contains'], ['sesame']);
  await site.post(`${paths.edit}/save`, { id: INGREDIENTS, was: JSON.stringify(had), data: JSON.stringify(sesame) });
  const asked = await site.press(paths.history, 'Undo');
  expect(await asked.text()).toMatch(/Guests will no longer read “contains sesame” at .+Go on: guests need no such/s);
  expect(site.changedText(INGREDIENTS)).not.toBe(files.get(INGREDIENTS));
  await site.press(asked.address, 'Go on');
  expect(site.changedText(INGREDIENTS)).toBe(files.get(INGREDIENTS));
  expect(await (await site.get(paths.history)).text()).toMatch(/<h2>Undone: [^<]*no longer contains sesame/);
});

it('A change leads to the row of the first dish that it shows on: of its fields, or of its allergens', () => {
  const after = (texts: NewTexts) => changedDish(files, filesAfter(files, texts))?.id;
  const { write, data } = findUnit(files, INGREDIENTS)!;
  const raised = findUnit(files, RAISE)!.write({ percent: 5, step: 10, scope: 'abbey' });
  const choice = { keys: ['harbour/monkfish-rice'], howLong: 'today', until: '', isEverywhere: false } as const;
  expect([
    after(write(changeAt(data, ['plant', 'tomato', 'contains'], ['celery']) as Values).texts),
    after(raised.texts),
    after(planSoldOut(files, choice, 0).texts),
    after(new Map([['content/faq.yaml', '']])),
  ]).toEqual(['shellfish-cataplana', 'olives-and-lupins', 'monkfish-rice', undefined]);
});

it('A kind of nut or cereal that goes is named where another one stays', () => {
  const unit = findUnit(files, INGREDIENTS)!;
  const withNuts = (nuts: string) =>
    new Map([...files, ...unit.write(changeAt(unit.data, ['plant', 'tomato', 'contains'], { nuts }) as Values).texts]);
  const dishes = compareDishes(withNuts('cashew and almond'), withNuts('almond'));
  expect(askAboutLosses(dishes)).toMatch(/Guests will no longer read “contains nuts \(cashew\)” at /);
  expect(allergenChanges(dishes).join()).toContain('no longer contains nuts (cashew)');
  expect(askAboutLosses(compareDishes(withNuts('almond'), withNuts('cashew and almond')))).toBeUndefined();
  // Where all nuts come, that and its kind are one.
  expect(allergenChanges(compareDishes(files, withNuts('almond'))).join()).toMatch(/: now contains nuts \(almond\)$/);
});

it('A dish that gets another name is compared with what it was', () => {
  const loser = compareDishes(new Map(), files).find(({ now }) => now.contains.milk);
  const unit = findUnit(files, `dish:${keyOf(loser!.dish)}`)!;
  const { texts } = unit.write({ ...unit.data, name: 'Rain Soup', $recipe: { made: ['tomato'] } });
  const dishes = compareDishes(files, new Map([...files, ...texts]));
  expect(askAboutLosses(dishes)).toContain('Guests will no longer read “contains milk” at Rain Soup.');
});

const [someDish] = listMenuDishes(files);
/** The files with a new dish. */
const withDish = (description: string, ...made: string[]) => {
  const unit = findUnit(files, `dish:${someDish!.branch}/+${someDish!.category}`)!;
  const next = { ...unit.data, name: 'Red Bowl', price: 5, description, $recipe: { made } };
  return filesAfter(files, unit.write(next).texts);
};
const asked = (before: Files, after: Files) =>
  askAboutChange(before, after, compareDishes(before, after))?.question.replace(' Is that right?', '');

it.each<[description: string, foods: string | undefined]>([
  ['Prawns, kaju and milk rolled in wheat flour with egg.', 'prawn, cashew, milk, wheat flour and egg'],
  ['Fried for an hour in ghee.', 'ghee'],
  ['Butter beans in coconut milk, without meat or cream; no cheese in it.', undefined],
  ['Dairy-free and nut free, for parotta and kulfi.', undefined],
  ['Thick cakes of soured batter.', undefined],
  ['Free of nuts, gluten and mustard.', undefined],
  ['Seviyan with Ovaltine.', 'seviyan and ovaltine'],
])('A dish of tomato that is described as “%s” is asked about %s, once', (description, foods) => {
  const after = withDish(description, 'tomato');
  const question = foods && `What guests read of Red Bowl says ${foods}; the recipe does not.`;
  expect(asked(files, after)).toBe(question);
  const unit = findUnit(after, `dish:${someDish!.branch}/red-bowl`)!;
  expect(asked(after, filesAfter(after, unit.write({ ...unit.data, price: 9 }).texts))).toBeUndefined();
});

it('A food that only the text of the picture names is asked about', () => {
  const before = withDish('A bowl.', 'tomato');
  const unit = findUnit(before, `dish:${someDish!.branch}/red-bowl`)!;
  const after = filesAfter(before, unit.write({ ...unit.data, alt: 'Walnuts on a plate.' }).texts);
  expect(asked(before, after)).toBe('What guests read of Red Bowl says walnut; the recipe does not.');
});

it('Another nut than that of the recipe is asked about', () => {
  const question = 'What guests read of Red Bowl says cashew; the recipe does not.';
  expect(asked(files, withDish('With roasted cashews.', 'almond'))).toBe(question);
  expect(asked(files, withDish('With roasted almonds and other nuts.', 'almond'))).toBeUndefined();
});

it('A food that goes from a recipe is asked about where the description still says it', () => {
  const full = withDish('Soup with celery.', 'tomato', 'celery-stick');
  const less = withDish('Soup with celery.', 'tomato');
  expect(asked(files, full)).toBeUndefined();
  expect(asked(full, less)).toContain('What guests read of Red Bowl says celery; the recipe does not.');
});

describe('A name in the local language', () => {
  const withText = (current: Files, file: string, from: string, to: string): Files =>
    new Map([...current, [file, current.get(file)!.replace(from, to)]]);
  const words = "groups:\n  - name: At sea\n    words:\n      - { localName: இறால், latin: eral, meaning: 'Prawns.' }";
  const local = withText(
    withText(files, 'content/glossary.yaml', 'groups:', words),
    INGREDIENTS,
    'name: prawns,',
    'name: prawns, localName: இறால்,',
  );
  const soup = findUnit(local, `dish:${someDish!.branch}/${someDish!.id}`)!;

  it.each<[values: Values, word: string | undefined]>([
    [{ name: 'Eral Bonda' }, 'eral (prawns)'],
    [{ localName: 'இறால்ப் போண்டா' }, 'இறால் (prawns)'],
    [{ description: 'Bonda and eral.' }, 'eral (prawns)'],
    [{ name: 'Mundhiri Bonda' }, 'cashew'],
    [{ name: 'Kondai Kadalai Bonda' }, undefined],
  ])('or Latin letters is asked about when a dish gets it: %o', (values, word) => {
    const after = filesAfter(local, soup.write({ ...soup.data, ...values }).texts);
    expect(asked(local, after)).toEqual(word && expect.stringContaining(` says ${word}; the recipe does not.`));
  });
});
