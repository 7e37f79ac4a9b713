import * as v from 'valibot';
import { allergenCodes, allergens } from './allergens.ts';
import { fields, list, listOf, oneOf, template, text, texts } from './fields.ts';
import { alt, localName, roomName, picture } from './values.ts';
import { pageFields, seo } from './page.ts';

/** content/menu.yaml: all texts of the menu page and of the menu PDF except the dishes. */
export const menuPageSchema = fields({
  ...pageFields(),
  hero: fields({ title: text(30), tagline: text(80), quote: text(300), picture: picture(), alt: alt() }),
  /** Required if a branch has drinks. */
  drinksHead: v.optional(fields({ title: text(40), text: text(200), picture: picture(), alt: alt() })),
  /** This and the other optional fields below: required if a branch has `hasAllergenNotice`. */
  allergenNotice: v.optional(
    fields(texts('heading', 'contains', 'codesIntro', 'missing', 'tellUs', 'cards', 'service')),
  ),
  codeKey: v.optional(
    fields({
      heading: text(40),
      note: text(200),
      codes: listOf(allergenCodes.length, fields({ code: oneOf(...allergenCodes), meaning: text(30) }), 'codes'),
    }),
  ),
  legend: fields(texts('heading', 'veg', 'egg', 'nonVeg', 'weekend', 'weekendLong', 'heat')),
  /** The bar at the foot of phones, and what it and the rail open. */
  tools: fields({
    ...texts('label', 'categories', 'allCategories', 'key', 'find'),
    summary: template('branch', 'dishes', 'categories'),
  }),
  shortList: fields(texts('label', 'keep')),
  states: fields(texts('contains', 'mayContain', 'neither')),
  allergens: fields(texts(...allergens)),
  finder: fields({
    ...texts('title', 'privacy', 'search', 'searchPlaceholder', 'diet', 'heat', 'without', 'strict', 'traces'),
    saved: template('choices'),
    ...texts(
      'applySaved',
      'oneHidden',
      'why',
      'remember',
      'forget',
      'share',
      'copied',
      'notCopied',
      'loading',
      'failed',
      'again',
    ),
    intro: template('branch'),
    diets: fields(texts('all', 'vegetarian', 'vegan')),
    heats: listOf(4, text(20), 'heats'),
    strictness: fields(texts('question', 'answer')),
    /** A button that shows the dishes that are hidden only because of what they share in the kitchen. */
    more: template('n'),
    count: template('n', 'total'),
    party: fields({
      ...texts('title', 'justMe', 'me', 'add', 'name', 'view', 'forEveryone'),
      person: template('n'),
      remove: template('name'),
      dishes: template('n'),
      count: template('n', 'total'),
      show: template('n'),
      views: fields(texts('someone', 'everyone')),
      not: template('name'),
      through: template('reason', 'causes'),
    }),
    ...texts('results', 'showOne', 'showNone', 'change'),
    show: template('n'),
    hidden: template('n'),
    reasons: fields({
      ...texts('vegetarian', 'vegan', 'heat'),
      contains: template('allergen'),
      mayContain: template('allergen'),
    }),
    dish: fields({
      ...texts('open', 'nothing', 'why'),
      contains: template('list'),
      mayContain: template('list'),
      shared: template('at', 'allergens'),
      cause: template('cause', 'allergens'),
    }),
    table: template('branch'),
  }),
  allergenTable: fields({
    seo: seo(),
    ...texts('lead', 'search', 'categories', 'same', 'dish', 'causes', 'key', 'back'),
    title: template('store'),
    localTitle: v.optional(localName()),
    sameForAll: template('n'),
  }),
  wordsInNames: text(40),
  soldOut: text(30),
  /** One line, the same on every page with dishes. `lists` is left out where the restaurant keeps no recipes. */
  allergy: fields(texts('tell', 'lists')),
  rootsBanner: fields({
    roomName: v.optional(roomName()),
    heading: text(40),
    pictures: list(fields({ picture: picture(), alt: alt() }), 'pictures'),
  }),
  pdf: fields({
    title: template('branch'),
    thankYou: text(80),
    tagline: text(80),
    page: template('n', 'total'),
    priceOnRequest: text(30),
    noteHeading: v.optional(text(40)),
    note: v.optional(text(600)),
    /** For the menus of branches that print no codes. */
    noteWithoutCodes: text(320),
    keptFrom: template('date'),
  }),
});
