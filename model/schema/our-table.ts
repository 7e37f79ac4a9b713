import * as v from 'valibot';
import { allergens } from './allergens.ts';
import { fields, listOf, template, templates, text, texts } from './fields.ts';
import { localName, picture, pageFields } from './values.ts';

/** content/our-table.yaml: the list of dishes that a party makes, its views, and the card for the kitchen. */
export const ourTableSchema = fields({
  ...pageFields(),
  page: fields({
    ...texts('title', 'lead', 'notAnOrder', 'explanation', 'back', 'noScript'),
    ...texts('unreadable', 'restart', 'people', 'restore', 'tellStaff', 'lasts', 'begun', 'suggested'),
    ...texts('separate', 'separated', 'bringBack'),
    localTitle: v.optional(localName()),
    picture: v.optional(picture()),
    steps: listOf(3, text(120), 'steps'),
    place: template('store', 'address'),
    ...templates('store', 'empty', 'menu', 'other'),
    paper: template('store', 'address', 'phone', 'day'),
    tooMany: template('people', 'lines'),
    joined: template('n', 'before'),
    merged: template('names'),
    ...templates('n', 'keepMine', 'openTheirs', 'guest'),
  }),
  /** Putting dishes on the list, from the menu, the filters and the home page. */
  adding: fields({
    ...texts('link', 'full', 'takeBack', 'notForAll'),
    add: template('dish'),
    addMore: template('dish', 'n'),
    added: template('n', 'dish', 'store'),
    count: template('store'),
  }),
  list: fields({
    ...texts('toShare', 'changedTitle', 'seen', 'you'),
    notFor: template('name', 'n', 'total'),
    ...templates('dish', 'fewer', 'more', 'eater', 'remove'),
    notHere: template('dish', 'store'),
    elsewhere: template('stores'),
    unknownDish: template('price'),
    changed: template('dish', 'before', 'now'),
  }),
  sums: fields({
    ...texts('title'),
    ...templates('percent', 'service', 'serviceNote'),
  }),
  actions: fields({
    ...texts('waiter', 'phone', 'share', 'shareNote', 'copied', 'notCopied', 'print', 'clear', 'close'),
    ...texts('book', 'order', 'orderNote'),
    ring: template('store', 'phone'),
  }),
  views: fields({
    ...texts('mind', 'nothingToMind', 'readOut', 'sayFirst', 'person', 'notMe'),
    /** Who at the table must not have a dish of others, and how each is named. */
    mates: template('others'),
    mate: template('name', 'list'),
    sum: template('amount', 'sum'),
    sumWithService: template('percent', 'sum'),
  }),
  needs: fields({
    /** `gluten` names it for those with coeliac disease too. */
    ...texts('none', 'traces', 'noTraces', 'noTracesLeft', 'gluten'),
    without: template('list'),
    heat: template('heat'),
  }),
  /** What one person cannot have, for those who cook. */
  card: fields({
    ...texts('open', 'title', 'sentence', 'noTraces', 'print', 'size'),
    openFor: template('name'),
    /** What a cook may not think of, behind the name of each of the fourteen; without it the cereals and nuts are named. */
    examples: v.optional(fields(texts(...allergens))),
    /** The title, the sentences and the fourteen in the language of the kitchen. */
    translation: v.optional(
      fields({
        ...texts('title', 'sentence', 'noTraces', ...allergens),
        /** Of one person at a table, as the waiter sees it. */
        ...texts('party', 'not', 'partyTraces', 'partyNoTraces', 'vegetarian', 'vegan'),
      }),
    ),
  }),
});
