import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Copy, onCopy } from './testing.ts';

const eastham = 'content/branches/eastham/menu.yaml';
/** A menu file as short as can be. */
const shortMenu = `pages:
  - [soup]
categories:
  - slug: soup
    name: Soup
    tamil: சூப் வகைகள்
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

async function change(copy: Copy, file: string, from: string | RegExp, to: string): Promise<void> {
  await copy.write(
    file,
    (await copy.read(file)).replace(from, () => to),
  );
}

test('a dish that is off is nowhere in the content', () =>
  onCopy(async (copy) => {
    await copy.write(eastham, shortMenu + dishText('Rasam') + dishText('Pepper Broth', '        available: false\n'));
    const { menus } = await copy.content();
    expect(menus['eastham']?.pages[0]?.categories[0]?.items.map(({ id }) => id)).toEqual(['rasam']);
    expect(JSON.stringify(menus['eastham'])).not.toContain('Pepper Broth');
  }));

test('a price in text is a number once read', () =>
  onCopy(async (copy) => {
    await copy.write(eastham, shortMenu + dishText('Rasam'));
    expect((await copy.content()).menus['eastham']?.pages[0]?.categories[0]?.items[0]?.price).toBe(4.5);
  }));

test('dishes without a category stand under Other, at the end of the food', () =>
  onCopy(async (copy) => {
    const loose = `\nitems:${dishText('Chef’s Surprise').replaceAll(/^ {4}/gm, '')}`;
    await copy.write(eastham, shortMenu + dishText('Rasam') + loose);
    const pages = (await copy.content()).menus['eastham']?.pages;
    expect(pages?.at(-1)?.categories.map(({ name, items }) => [name, items.map((dish) => dish.name)])).toEqual([
      ['Soup', ['Rasam']],
      ['Other', ['Chef’s Surprise']],
    ]);
  }));

test('drinks are the last page, under their heading, without the notice of the food pages', () =>
  onCopy(async ({ content }) => {
    const { menus } = await content();
    const pages = menus['wimbledon']?.pages ?? [];
    expect(pages.map(({ isDrinks }) => isDrinks)).toEqual([false, false, false, true]);
    expect(pages.map(({ allergenNotice }) => allergenNotice)).toEqual([true, true, true, false]);
    expect(pages.map(({ heading }) => heading)).toEqual([undefined, undefined, undefined, 'Wine & Drinks Menu']);
    expect(menus['eastham']?.pages.some(({ isDrinks, allergenNotice }) => isDrinks || allergenNotice)).toBe(false);
  }));

test('a third branch is one more folder, with or without drinks', () =>
  onCopy(async (copy) => {
    await cp(join(copy.folder, 'branches/wimbledon'), join(copy.folder, 'branches/harrow'), { recursive: true });
    const file = 'content/branches/harrow/branch.yaml';
    await change(copy, file, 'id: 2', 'id: 3');
    await change(copy, file, 'key: wimbledon', 'key: harrow');
    await change(copy, file, 'menuName: Wimbledon', 'menuName: Harrow');
    await change(copy, file, 'store: Wimbledon', 'store: Harrow');
    await change(copy, file, /host: .*\n/, '');
    await change(copy, 'content/faq.yaml', 'Tell us before you order', 'Ring {harrow.phone} before you order');
    const { branches, menus, about, faq } = await copy.content();
    expect(branches.map(({ key }) => key)).toEqual(['eastham', 'wimbledon', 'harrow']);
    expect(Object.keys(menus)).toEqual(['eastham', 'wimbledon', 'harrow']);
    expect(menus['harrow']?.name).toBe('Harrow');
    expect(menus['harrow']?.pages).toHaveLength(4);
    expect(about.contactBox.phones.map(({ label }) => label)).toEqual(['East Ham', 'Wimbledon', 'Harrow']);
    expect(faq[0]?.answer).toMatch(/^Ring 020 [\d ]+ before you order/);

    await copy.remove('content/branches/harrow/drinks.yaml');
    expect((await copy.content()).menus['harrow']?.pages).toHaveLength(3);
  }));

test('two branches of one host are told of', () =>
  onCopy(async (copy) => {
    await change(copy, 'content/branches/eastham/branch.yaml', 'id: 1', 'id: 1\nhost: wimbledon.valavu.example');
    expect((await copy.problems()).map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'host: wimbledon.valavu.example is the host of Wimbledon too; write another, or take the line out',
      'host: wimbledon.valavu.example is the host of East Ham too; write another, or take the line out',
    ]);
  }));

test('two branches of one number are told of', () =>
  onCopy(async (copy) => {
    await change(copy, 'content/branches/wimbledon/branch.yaml', 'id: 2', 'id: 1');
    expect((await copy.problems()).map(({ message }) => message)).toEqual([
      '1 is the number of Wimbledon too; write the next free one',
      '1 is the number of East Ham too; write the next free one',
    ]);
  }));
