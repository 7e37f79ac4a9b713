import { expect, test } from 'vitest';
import { type Copy, contentCopy } from './content.testing.ts';

const eastham = 'content/branches/eastham/menu.yaml';
/** A menu file as short as can be. */
const shortMenu = `pages:
  - [soup]
categories:
  - slug: soup
    name: Soup
    native: சூப் வகைகள்
    icon: rasam
    items:
`;
const dishText = (name: string, more = '') => `
      - name: ${name}
        price: "4.50"
        isVeg: true
        diet: vegan
        heat: 2
        image: ''
        allergens: { contains: {}, mayContain: {}, checked: false }
${more}`;

function change(copy: Copy, file: string, from: string | RegExp, to: string): void {
  copy.write(
    file,
    copy.read(file).replace(from, () => to),
  );
}

test('a dish that is off is nowhere in the content', () => {
  const copy = contentCopy();
  copy.write(eastham, shortMenu + dishText('Rasam') + dishText('Pepper Broth', '        available: false\n'));
  const { menus } = copy.content();
  expect(menus['eastham']?.pages[0]?.categories[0]?.items.map(({ id }) => id)).toEqual(['rasam']);
  expect(JSON.stringify(menus['eastham'])).not.toContain('Pepper Broth');
});

test('a price in text is a number once read', () => {
  const copy = contentCopy();
  copy.write(eastham, shortMenu + dishText('Rasam'));
  expect(copy.content().menus['eastham']?.pages[0]?.categories[0]?.items[0]?.price).toBe(4.5);
});

test('dishes without a category stand under Other, at the end of the food', () => {
  const copy = contentCopy();
  const loose = `\nitems:${dishText('Chef’s Surprise').replaceAll(/^ {4}/gm, '')}`;
  copy.write(eastham, shortMenu + dishText('Rasam') + loose);
  const pages = copy.content().menus['eastham']?.pages;
  expect(pages?.at(-1)?.categories.map(({ name, items }) => [name, items.map((dish) => dish.name)])).toEqual([
    ['Soup', ['Rasam']],
    ['Other', ['Chef’s Surprise']],
  ]);
});

test('drinks are the last page, under their heading, without the notice of the food pages', () => {
  const { content } = contentCopy();
  const { menus } = content();
  const pages = menus['wimbledon']?.pages ?? [];
  expect(pages.map(({ isDrinks }) => isDrinks)).toEqual([false, false, false, true]);
  expect(pages.map(({ allergenNotice }) => allergenNotice)).toEqual([true, true, true, false]);
  expect(pages.map(({ heading }) => heading)).toEqual([undefined, undefined, undefined, 'Wine & Drinks Menu']);
  expect(menus['eastham']?.pages.some(({ isDrinks, allergenNotice }) => isDrinks || allergenNotice)).toBe(false);
});

test('a third branch is one more folder, with or without drinks', () => {
  const copy = contentCopy();
  for (const name of ['branch.yaml', 'menu.yaml', 'drinks.yaml'])
    copy.write(`content/branches/harrow/${name}`, copy.read(`content/branches/wimbledon/${name}`));
  const file = 'content/branches/harrow/branch.yaml';
  change(copy, file, 'id: 2', 'id: 3');
  change(copy, file, 'key: wimbledon', 'key: harrow');
  change(copy, file, 'menuName: Wimbledon', 'menuName: Harrow');
  change(copy, file, 'store: Wimbledon', 'store: Harrow');
  change(copy, file, /address: .*/, 'address: 12 Station Road, London HA1 2SL');
  change(copy, file, /phone: .*/, 'phone: 020 7946 0777');
  change(copy, file, /host: .*\n/, '');
  change(copy, 'content/faq.yaml', 'Tell us before you order', 'Ring {harrow.phone} before you order');
  const { branches, menus, about, faq } = copy.content();
  expect(branches.map(({ key }) => key)).toEqual(['eastham', 'wimbledon', 'harrow']);
  expect(Object.keys(menus)).toEqual(['eastham', 'wimbledon', 'harrow']);
  expect(menus['harrow']?.name).toBe('Harrow');
  expect(menus['harrow']?.pages).toHaveLength(4);
  expect(about.contactBox.phones.map(({ label }) => label)).toEqual(['East Ham', 'Wimbledon', 'Harrow']);
  expect(faq[0]?.answer).toMatch(/^Ring 020 [\d ]+ before you order/);

  copy.remove('content/branches/harrow/drinks.yaml');
  expect(copy.content().menus['harrow']?.pages).toHaveLength(3);
});

test('two branches of one host are told of', () => {
  const copy = contentCopy();
  const [, host = ''] = /^host: (\S+)/m.exec(copy.read('content/branches/wimbledon/branch.yaml')) ?? [];
  change(copy, 'content/branches/eastham/branch.yaml', 'id: 1', `id: 1\nhost: ${host}`);
  expect(copy.problems().map(({ field, message }) => `${field}: ${message}`)).toEqual([
    `host: ${host} is the host of wimbledon too; write another, or take the line out`,
    `host: ${host} is the host of eastham too; write another, or take the line out`,
  ]);
});

test('a branch that has kept the name, address and telephone of the one it was copied from is told of', () => {
  const copy = contentCopy();
  const [file, other] = ['content/branches/eastham/branch.yaml', 'content/branches/wimbledon/branch.yaml'];
  for (const field of ['store', 'menuName', 'address', 'phone']) {
    const line = new RegExp(`^${field}: .*`, 'm');
    change(copy, file, line, line.exec(copy.read(other))?.[0] ?? '');
  }
  expect(
    copy
      .problems()
      .slice(0, 4)
      .map(({ field, message }) => `${field}: ${message}`),
  ).toEqual([
    expect.stringMatching(/^store: Wimbledon is the name of wimbledon too; write its own$/),
    expect.stringMatching(/^menuName: Wimbledon is the name on the menu of wimbledon too/),
    expect.stringMatching(/^address: .* is the address of wimbledon too/),
    expect.stringMatching(/^phone: .* is the telephone of wimbledon too/),
  ]);
});

test('two branches of one number are told of', () => {
  const copy = contentCopy();
  change(copy, 'content/branches/wimbledon/branch.yaml', 'id: 2', 'id: 1');
  expect(copy.problems().map(({ message }) => message)).toEqual([
    expect.stringMatching(/^1 is the number of wimbledon too; write \d+$/),
    expect.stringMatching(/^1 is the number of eastham too; write \d+$/),
  ]);
});
