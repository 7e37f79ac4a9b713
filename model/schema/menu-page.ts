import * as v from 'valibot';
import { allergenCodes, allergens } from './allergens.ts';
import { atMost, fields, list, listOf, oneOf, template, templates, text, texts } from './fields.ts';
import { alt, localName, picture, sectionHead, pageFields, seo } from './values.ts';

/** content/menu.yaml: all texts of the menu page and of the menu PDF except the dishes. */
export const menuPageSchema = fields({
  ...pageFields(),
  hero: fields({ title: text(30), tagline: text(80), quote: text(300) }),
  /** Above the drinks, and the quote of the header on their pages. Required if a branch has drinks. */
  drinksHead: v.optional(fields({ text: text(200), quote: text(300) })),
  /** This and the other optional fields below: required if a branch has `hasAllergenNotice`. */
  allergenNotice: v.optional(
    fields(texts('heading', 'contains', 'whole', 'codesIntro', 'missing', 'cards', 'service')),
  ),
  codeKey: v.optional(
    fields({
      heading: text(40),
      note: text(200),
      codes: listOf(allergenCodes.length, fields({ code: oneOf(...allergenCodes), meaning: text(30) }), 'codes'),
    }),
  ),
  legend: fields(texts('fourteen', 'vegan', 'veg', 'egg', 'nonVeg', 'served', 'heat')),
  tools: fields(texts('table', 'key')),
  states: fields(texts('contains', 'mayContain')),
  allergens: fields(texts(...allergens)),
  filters: fields({
    ...texts(
      'open',
      'clear',
      'cleared',
      'replaced',
      'clearSearch',
      'undo',
      'unread',
      'whole',
      'answered',
      'partOnly',
      'title',
      'privacy',
      'privacyText',
      'search',
      'searchPlaceholder',
      'diet',
      'heat',
      'without',
    ),
    ...texts('strict', 'tracesKept', 'remember', 'forget', 'share', 'copied', 'notCopied'),
    ...texts('counted', 'lasts', 'dietTraces', 'loading', 'failed', 'retry'),
    chips: fields(texts('nuts', 'milk', 'gluten', 'sesame')),
    others: template('amount'),
    ...templates('allergens', 'reminder', 'reminderTraces', 'leavesOut'),
    reminderDiet: template('diet'),
    tooMany: template('people'),
    found: template('ingredients'),
    results: fields({
      ...templates('amount', 'found', 'leftOut'),
      ...texts('show', 'answer', 'answered'),
      unknown: template('words'),
    }),
    choices: fields({ ...texts('one', 'many'), people: template('n') }),
    named: template('allergen', 'contains', 'mayContain'),
    unanswered: template('words'),
    leaveOut: template('allergen'),
    paper: template('store', 'address', 'phone'),
    ofTotal: template('n', 'total'),
    /** Buttons that show the dishes of a category that are left out, with the reasons. */
    leftOut: fields({ ...texts('one', 'hide'), many: template('n'), all: template('n') }),
    diets: fields(texts('all', 'vegetarian', 'vegan')),
    heats: listOf(4, text(20), 'heats'),
    show: template('count'),
    party: fields({
      ...texts('title', 'justMe', 'me', 'add', 'name', 'notYou', 'unanswered'),
      whose: template('need'),
      person: template('n'),
      ...templates('name', 'remove', 'bringBack', 'not'),
    }),
    reasons: fields({
      ...texts('vegetarian', 'vegan', 'heat'),
      ...templates('allergen', 'contains', 'mayContain'),
    }),
  }),
  facts: fields({
    ...texts('none', 'noneInDrink', 'labels', 'isIn', 'touched', 'equipment', 'beside'),
    ...templates('n', 'dish', 'dishes', 'drink', 'drinks'),
  }),
  allergenTable: fields({
    seo: seo(),
    ...texts('how', 'usesAll', 'neither', 'where', 'link', 'back'),
    lead: template('kinds'),
    uses: template('unused'),
    title: template('store'),
    localTitle: v.optional(localName()),
  }),
  wordsExplained: text(40),
  soldOut: text(30),
  /** One sentence for each situation; other texts have all but `lists` as placeholders: {menu.tell}. */
  allergy: fields(texts('tell', 'ring', 'lists', 'notSold', 'counted', 'uncounted', 'firstAid')),
  rootsBanner: v.optional(
    fields({
      ...sectionHead(),
      pictures: list(fields({ picture: picture(), alt: alt() }), 'pictures'),
    }),
  ),
  pdf: fields({
    title: v.pipe(template('branch'), atMost(60)),
    thankYou: text(80),
    tagline: text(80),
    page: v.pipe(template('n', 'total', 'date'), atMost(40)),
    priceOnRequest: text(30),
    /** At the foot of every page: where the allergens are listed. The address is that of the branch's allergens page. */
    allergens: v.pipe(template('address'), atMost(100)),
    /** Before it: what the codes of this menu say, or that it has none. */
    withCodes: text(60),
    withoutCodes: text(60),
    keptFrom: template('date'),
  }),
});
