import * as v from 'valibot';
import { keysOf } from '../pick.ts';
import { fields, list, listOf, template, templates, text, texts, yesNo } from './fields.ts';
import { homeSchema } from './home.ts';
import { menuPageSchema } from './menu-page.ts';
import { ourTableSchema } from './our-table.ts';
import { pageFields, seo, alt, linkButton, localName, picture, roomName, sectionHead } from './values.ts';

/** content/about.yaml: the About Us page. The contact box gets its telephone numbers from the branches. */
const aboutSchema = fields({
  ...pageFields(),
  heading: text(30),
  tagline: text(100),
  success: fields({
    ...sectionHead(),
    paragraphs: list(text(400), 'paragraphs'),
    picture: picture(),
    alt: alt(),
  }),
  quote: text(160),
  quotePicture: v.optional(picture()),
  /** For deliveries and catering, if a branch has a number for them. */
  contactBox: v.optional(fields({ heading: text(60), text: text(160) })),
  chef: fields({
    ...sectionHead(),
    intro: text(200),
    habits: list(fields({ title: text(40), text: text(160), picture: v.optional(picture()) }), 'habits'),
    picture: picture(),
    alt: alt(),
  }),
  closing: text(200),
  button: linkButton(),
});

const blogSchema = fields({
  ...pageFields(),
  ...texts('title', 'intro', 'all', 'searchPlaceholder', 'readMore', 'resultsOne', 'empty'),
  roomName: v.optional(roomName()),
  resultsMany: template('n'),
  article: fields(texts('back', 'otherArticles', 'noRelated', 'onOtherSubjects', 'dishes')),
  /** For addresses below /blog that have no story. */
  notFound: fields({ seo: seo(), ...texts('title', 'text', 'link') }),
});

const selectStoreSchema = fields({
  ...pageFields(),
  picture: v.optional(picture()),
  ...texts('back', 'title', 'intro', 'chosen', 'order', 'list', 'openList'),
  ...templates('store', 'choose', 'chosenTitle'),
  chosenText: template('store', 'phone'),
  delivery: template('delivery', 'phone'),
});

const bookReservationSchema = fields({
  ...pageFields(),
  ...texts('back', 'title', 'intro', 'chosen', 'people', 'onePerson', 'day', 'today', 'noMore', 'later', 'time'),
  ...texts('howMany', 'whatTime', 'seatings', 'nothingYet', 'copy', 'copied', 'book'),
  ...texts('allergy', 'allergies', 'alsoTraces'),
  allergyAdvice: template('phone'),
  steps: listOf(3, text(30), 'steps'),
  ...templates('store', 'choose', 'tableTitle', 'opens', 'opensFilled', 'appTitle', 'directions'),
  manyPeople: template('n'),
  largerParties: template('n', 'phone'),
  parts: fields(texts('night', 'morning', 'lunch', 'afternoon', 'evening')),
  summary: template('people', 'time'),
  /** What a store cannot accept of a choice that was made before, and why. */
  notKept: fields({
    people: template('people', 'store', 'n'),
    closed: template('day', 'store'),
    noTimes: template('day', 'store'),
    late: template('time', 'store', 'last'),
    time: template('time', 'store'),
  }),
});

/** content/faq.yaml: the texts of the page, and its questions, served by GET /api/faq. */
const faqSchema = fields({
  ...pageFields(),
  ...texts('banner', 'title', 'expandAll', 'otherTitle', 'otherText', 'alt'),
  localTitle: v.optional(localName()),
  picture: picture(),
  questions: v.pipe(
    list(
      fields({
        prompt: text(100),
        answer: text(850, true),
        group: text(40),
        /** Words of a search on a menu that leads to the answer. */
        searches: v.optional(list(text(30), 'words')),
      }),
      'questions',
    ),
    v.nonEmpty('has no questions; write at least one'),
  ),
});

/** A word in Latin letters, as it occurs in texts. */
const spelling = () =>
  v.pipe(
    text(30),
    v.regex(/^[a-z]+(?: [a-z]+)*$/, 'must be small letters, with single spaces between words, as in piri piri'),
  );

const word = fields({
  localName: v.optional(localName()),
  latin: spelling(),
  spellings: v.optional(list(spelling(), 'spellings')),
  meaning: v.pipe(text(120), v.regex(/^[^.!?]+\.$/, 'must be one sentence that ends with a full stop')),
  note: v.optional(text(120)),
});

/** content/glossary.yaml: words that guests may not know, and the texts of the glossary page. */
export const glossarySchema = fields({
  ...pageFields(),
  heading: text(40),
  localTitle: v.optional(localName()),
  lead: text(120),
  reading: text(160),
  contents: text(40),
  more: text(40),
  ...texts('search', 'none', 'resultsOne'),
  resultsMany: template('n'),
  groups: list(
    fields({
      name: text(40),
      illustration: v.optional(fields({ picture: picture(), alt: alt() })),
      words: list(word, 'words'),
    }),
    'groups of words',
  ),
});

const feedbackSchema = fields({
  ...pageFields(),
  ...texts('banner', 'title', 'question', 'textHint', 'email', 'emailHint'),
  ...texts('submit', 'afterSubmit', 'noScript', 'aside', 'alt'),
  localTitle: v.optional(localName()),
  picture: picture(),
  ratings: listOf(5, text(20), 'ratings'),
  /** After SUBMIT: how the guest can send what they wrote. */
  ways: fields({
    ...texts('title', 'text', 'copy', 'copied', 'change', 'next', 'review', 'book'),
    ...templates('store', 'email', 'subject', 'call'),
    moods: list(
      fields({
        ratings: list(text(20), 'ratings'),
        text: text(),
        isCallFirst: v.optional(yesNo()),
      }),
      'moods',
    ),
  }),
  ill: fields(texts('link', 'title', 'text')),
});

const appStoreSchema = fields({
  ...pageFields(),
  ...texts('back', 'text', 'reason', 'scan', 'browser', 'noScript', 'alt'),
  picture: picture(),
});

const tableSheetSchema = fields({
  ...pageFields(),
  ...texts('back', 'intro', 'sizes', 'a5', 'a6', 'print', 'hint', 'others', 'scan', 'scanText', 'free'),
  title: template('store'),
});

/**
 * The pages that have a content file of their own, by its name without `.yaml`, in the order of the sitemap and of the footer.
 * A page is at `/<name>` unless src/routes.ts says otherwise. A new page is a row here, and `Content` has its texts by this name.
 */
export const pageFiles = {
  home: { schema: homeSchema, title: 'Home page' },
  about: { schema: aboutSchema, title: 'About Us' },
  menu: { schema: menuPageSchema, title: 'Menu page and menu PDF' },
  blog: { schema: blogSchema, title: 'Blog' },
  'select-store': { schema: selectStoreSchema, title: 'Choose Your Stores' },
  'book-reservation': { schema: bookReservationSchema, title: 'Book reservation' },
  faq: { schema: faqSchema, title: 'Questions and answers' },
  glossary: { schema: glossarySchema, title: 'Words explained' },
  feedback: { schema: feedbackSchema, title: 'Feedback' },
  'our-table': { schema: ourTableSchema, title: 'Our table' },
  'app-store': { schema: appStoreSchema, title: 'The ordering app' },
  'table-sheet': { schema: tableSheetSchema, title: 'The sheet for the tables' },
  offline: {
    schema: fields({
      ...pageFields(),
      ...texts('title', 'text', 'menu', 'retry'),
      ...templates('time', 'offline', 'unreachable'),
    }),
    title: 'Without a network',
  },
  'under-construction': {
    schema: fields({ ...pageFields(), ...texts('title', 'text', 'home', 'menu') }),
    title: 'Under construction',
  },
  'not-found': {
    schema: fields({ ...pageFields(), ...texts('code', 'title', 'text', 'home', 'menu') }),
    title: 'An address that does not exist',
  },
} as const;

export type PageName = keyof typeof pageFiles;
export const pageNames: readonly PageName[] = keysOf(pageFiles);
