import branches from 'virtual:content/branches';
import doors from 'virtual:content/stores';
import stories from 'virtual:content/stories';
import type { Announcement } from '../../model/opening/announcements.ts';
import { allergens } from '../../model/schema/allergens.ts';
import type { BranchSummary, Dish, MenuCategory, Notice, Store } from '../../model/types.ts';

/** A name of the maximum length, 60 characters. */
export const longName = 'Karaikudi Nandu Masala with Curry Leaf, Coconut and Lime, XL';
export const roomName = { native: 'வழி', latin: 'Vazhi', english: 'The way' };
export const letter = 'மீ';

const picture = stories.find((story) => story.picture)?.picture ?? null;

const plain: Dish = {
  id: 'sample',
  name: 'Milagu Rasam',
  baseName: 'Milagu Rasam',
  codes: [],
  price: 4.5,
  isVeg: true,
  diet: 'vegan',
  heat: 2,
  weekendOnly: false,
  coconut: false,
  picture: null,
  allergens: { contains: {}, crossContact: [], inDoubt: [], notInRecipe: [...allergens], checked: '2026-03-01' },
};

const native = 'மிளகு ரசம்';
const description = 'Thin, sharp broth of tamarind, tomato, garlic and freshly cracked pepper.';

/** A dish in each of its states, with the state's name. */
export const dishes: readonly { state: string; dish: Dish }[] = [
  { state: 'only name and price', dish: plain },
  { state: 'second name and description', dish: { ...plain, native, description } },
  { state: 'name of 60 letters, codes', dish: { ...plain, baseName: longName, codes: ['VE', 'G', 'M'], description } },
  {
    state: 'an allergen without a code',
    dish: { ...plain, codes: ['G'], uncoded: ['soya'], diet: 'unknown', isVeg: false },
  },
  { state: 'weekends, contains egg', dish: { ...plain, diet: 'egg', weekendOnly: true, description } },
  { state: 'picture, meat', dish: { ...plain, diet: 'meat', picture, native, description } },
  {
    state: 'sold out today',
    dish: { ...plain, description, soldOut: { from: 0, until: Number.MAX_SAFE_INTEGER, isNow: true } },
  },
  {
    state: 'sizes',
    dish: {
      ...plain,
      price: 6,
      also: [
        { size: '250 ml', price: 8.5 },
        { size: 'Bottle', price: 24 },
      ],
      description,
    },
  },
];

const kinds = dishes.map(({ dish }) => dish);

/** A category with this many dishes. */
export function createCategory(count: number): MenuCategory {
  return {
    slug: `sample-${count}`,
    name: `${count} dishes`,
    native: 'சூப் வகைகள்',
    icon: 'rasam',
    items: Array.from({ length: count }, (_, i) => ({ ...(kinds[i % kinds.length] ?? plain), id: `${count}-${i}` })),
  };
}

/** Drinks with other sizes, and with a style or without. */
export const drinksTable: MenuCategory = {
  ...createCategory(0),
  slug: 'sample-table',
  table: { name: 'Wine', price: 'Bottle 75cl' },
  items: [
    { ...plain, id: 'drink-1', baseName: 'Chenin Blanc, Western Cape 75 cl', also: [{ size: '125 ml', price: 4.5 }] },
    {
      ...plain,
      id: 'drink-2',
      baseName: longName,
      also: [
        { size: '125 ml', price: 4.5 },
        { size: '250 ml', price: 7.95 },
      ],
      style: 'Light and dry',
    },
  ],
};

const known = plain.allergens;
/** A dish for each allergen state. */
export const allergenStates: MenuCategory = {
  ...createCategory(0),
  slug: 'sample-allergens',
  name: 'Allergens',
  items: [
    {
      ...plain,
      id: 'contains',
      baseName: 'Contains',
      allergens: {
        ...known,
        contains: { milk: ['ghee'], gluten: ['wheat flour in the compounded asafoetida of the sambar'] },
      },
    },
    {
      ...plain,
      id: 'may',
      baseName: 'May contain',
      allergens: {
        ...known,
        crossContact: [{ at: 'shared fryer', allergens: ['milk', 'sesame'] }],
        inDoubt: ['sesame'],
      },
    },
    { ...plain, id: 'not', baseName: 'Not in the recipe', allergens: known },
    { ...plain, id: 'unknown', baseName: longName, allergens: { ...known, notInRecipe: [], checked: false } },
  ],
};

/** Always on. */
const always = { from: 0, until: Number.MAX_SAFE_INTEGER };
const period = { ...always, isNow: true };
export const announced: Announcement[] = [
  { period, text: 'Friday 25 December: closed (Christmas Day)' },
  { period, text: `Thursday 31 December: 12 noon to 6.30 pm (${longName})` },
];
export const closure = {
  text: 'Closed from Monday 11 January to Sunday 31 January. We are laying a new floor.',
  period,
  announced: period,
  isToday: true,
};
export const notices: Notice[] = [
  {
    ...always,
    text: 'Our kitchen is closed on 3 January for cleaning.',
    link: { text: 'Book a table', href: '/menu' },
  },
  { ...always, text: `${longName}. ${longName}.` },
];

// The content has at least one branch (model/read/files.ts).
const branch = { ...(branches as [BranchSummary])[0], ...(doors as [Store])[0] };

/** A store, and one with the longest name and address. */
export const stores = [
  branch,
  {
    ...branch,
    key: 'long',
    store: 'Llanfairpwllgwyngyll and Stratford',
    address:
      'Unit 1234, The Old Grain Merchants’ Warehouse, 998-1002 Upper Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Road, London E15 1XX',
  },
] as const;
