import { expect, test } from 'vitest';
import type { Content, Dish } from '../types.ts';
import { change, contentCopy, fullCopy } from './content.testing.ts';
import { dishesOn } from '../dishes-on.ts';

const menu = 'content/branches/harbour/menu.yaml';
const [harbourFile, abbeyFile] = ['content/branches/harbour/branch.yaml', 'content/branches/abbey/branch.yaml'];
/** The start of the shortest possible menu file; the dishes follow. */
const shortMenu = `categories:
  - slug: soup
    page: 1
    name: Soup
    icon: leaf
    items:
`;
const dishText = (name: string, more = '') => `
      - name: ${name}
        price: "4.50"
        heat: 2
        image: ''
        recipe: potato
${more}`;

function dishOf(menus: Content['menus'], branch: string, id: string): Dish {
  const dishes = dishesOn(menus[branch]);
  const dish = dishes?.find((one) => one.id === id);
  if (!dish) throw new Error(`${branch} has no ${id}`);
  return dish;
}

test('a list calls a dish by its recipe, so that another spelling at another branch is the same; two of one recipe stay two', () => {
  const copy = contentCopy();
  change(
    copy,
    'content/branches/abbey/menu.yaml',
    'name: Caldo Verde',
    'name: Green Broth\n        recipe: caldo-verde',
  );
  const { menus } = copy.content();
  const [here, there] = [dishOf(menus, 'harbour', 'caldo-verde'), dishOf(menus, 'abbey', 'green-broth')];
  expect([here.listId, there.listId]).toEqual(['caldo-verde', 'caldo-verde']);
  copy.write(menu, shortMenu + dishText('Rasam') + dishText('Sambar') + dishText('Potato'));
  const { harbour } = copy.content().menus;
  expect(harbour?.[0]?.categories[0]?.items.map(({ listId }) => listId)).toEqual(['rasam', 'sambar', 'potato']);
});

test('dishes without a category are under Other, after the other food', () => {
  const copy = contentCopy();
  const loose = `\nitems:${dishText('Chef’s Surprise').replaceAll(/^ {4}/gm, '')}`;
  copy.write(menu, shortMenu + dishText('Rasam') + loose);
  const pages = copy.content().menus['harbour'];
  expect(pages?.at(-1)?.categories.map(({ name, items }) => [name, items.map((dish) => dish.name)])).toEqual([
    ['Soup', ['Rasam']],
    ['Other', ['Chef’s Surprise']],
  ]);
});

test('dishes may stand beside categories of drinks and Other, whose slug drinks cannot have', () => {
  const copy = fullCopy();
  const abbey = 'content/branches/abbey/menu.yaml';
  const loose = `\nitems:${dishText('Chef’s Surprise').replaceAll(/^ {4}/gm, '')}`;
  copy.write(abbey, `${copy.read(abbey)}${loose}\nbeside:\n  white-wines: [caldo-verde]\n  other: [caldo-verde]\n`);
  const { menus } = copy.content();
  for (const id of ['vinho-verde-75-cl', 'chef-s-surprise'])
    expect(dishOf(menus, 'abbey', id).beside).toEqual([{ id: 'caldo-verde', baseName: 'Caldo Verde' }]);
  change(copy, 'content/branches/abbey/drinks.yaml', 'slug: soft-drinks', 'slug: other');
  expect(copy.problems().map(({ message }) => message)).toContain(
    '"other" is taken by another category; write another',
  );
});

test('categories of a list of drinks, and those of the menu that say so, are drinks', () => {
  const copy = fullCopy();
  change(
    copy,
    'content/branches/abbey/menu.yaml',
    '- slug: from-the-grill',
    '- slug: from-the-grill\n    drinks: true',
  );
  const categories = copy.content().menus['abbey']?.flatMap((page) => page.categories) ?? [];
  const drinks = categories.filter(({ isDrinks }) => isDrinks).map(({ slug }) => slug);
  expect(drinks).toEqual(['from-the-grill', 'white-wines', 'soft-drinks']);
});

test('a restaurant may have a single branch; those of more are in the order of their ids', () => {
  const single = contentCopy();
  const { branches, menus, about } = single.content();
  expect(branches.map(({ key }) => key)).toEqual(['harbour', 'abbey', 'pier']);
  expect(menus['pier']).toMatchObject([{}]);
  const ringing = branches.filter(({ deliveryPhone }) => deliveryPhone);
  expect(about.contactBox?.phones.map(({ label }) => label)).toEqual(ringing.map(({ store }) => store));

  for (const branch of ['abbey', 'pier'])
    for (const name of ['branch.yaml', 'menu.yaml']) single.remove(`content/branches/${branch}/${name}`);
  change(single, 'content/recipes/recipes.yaml', /\n  only: \{ abbey: .*/, '');
  change(single, 'content/recipes/stations.yaml', /\nbranches:\n.*/s, '');
  expect(single.content().branches.map(({ key }) => key)).toEqual(['harbour']);
});

test('reports a branch that kept the name, address, telephone and host of the one it was copied from', () => {
  const copy = fullCopy();
  change(copy, harbourFile, 'geo:', 'hostWithoutBooking: harbour.brasa-and-brine.example\ngeo:');
  for (const field of ['store', 'menuName', 'address', 'phone', 'hostWithoutBooking']) {
    const line = new RegExp(`^${field}: .*`, 'm');
    change(copy, harbourFile, line, line.exec(copy.read(abbeyFile))?.[0] ?? '');
  }
  const reported = copy
    .problems()
    .filter(({ file, message }) => file === harbourFile && message.includes('of abbey too'));
  expect(reported.map(({ field }) => field)).toEqual(['store', 'menuName', 'address', 'hostWithoutBooking', 'phone']);
});

test('only a branch with an allergen notice prints codes, with the allergens that have none separate', () => {
  const { menus } = fullCopy().content();
  expect(dishOf(menus, 'abbey', 'caldo-verde')).toMatchObject({ name: 'Caldo Verde (VE, G)', codes: ['VE', 'G'] });
  expect(dishOf(menus, 'harbour', 'caldo-verde')).toMatchObject({ name: 'Caldo Verde', codes: [] });
  expect(dishOf(menus, 'abbey', 'olives-and-lupins')).toMatchObject({ codes: ['VE'], uncoded: ['lupin'] });
});

test('a dish has the recipe that it names, or that of its name, or that of its category', () => {
  const copy = fullCopy();
  const { menus, recipes } = copy.content();
  const recipeOf = (id: string) => recipes.served.find(({ dish }) => dish === id)?.recipe;
  expect(recipeOf('extra-piri-piri')).toBe('piri-piri');
  expect(recipeOf('mackerel-piri-piri')).toBe('mackerel-piri-piri');
  expect(recipeOf('vinho-verde-75-cl')).toBe('white-wine');
  expect(dishOf(menus, 'abbey', 'vinho-verde-75-cl').codes).toEqual(['VE', 'S']);
});

test('what one branch does otherwise holds there alone', () => {
  const copy = contentCopy();
  change(copy, 'content/branches/harbour/menu.yaml', 'name: Squid on the Coals', 'name: Grilled Hake');
  change(copy, 'content/branches/harbour/menu.yaml', 'available: false', 'available: true');
  const { menus } = copy.content();
  expect(dishOf(menus, 'abbey', 'grilled-hake').allergens.contains).toMatchObject({ milk: ['butter'] });
  expect(dishOf(menus, 'harbour', 'grilled-hake').allergens.contains).not.toHaveProperty('milk');
});
