import * as v from 'valibot';
import { deliveryWordsSchema } from './delivery.ts';
import { fields, list, template, templates, text, texts } from './fields.ts';
import { localName, roomName, webAddressWith } from './values.ts';

/** content/ui.yaml: short texts that several pages share. A template names the placeholders that the program fills in. */
export const uiSchema = fields({
  navigation: fields({
    ...texts('home', 'about', 'menu', 'blog', 'order', 'book'),
    bar: fields(texts('menu', 'book', 'order')),
    localName: v.optional(fields({ home: localName(), about: localName(), menu: localName(), blog: localName() })),
  }),
  footer: fields({
    ...texts('farewell', 'farewellText', 'brandLine', 'linksLabel'),
    ...texts('socialLabel', 'facebook', 'instagram', 'youtube', 'disclaimer', 'copyright', 'sample'),
    builder: template('builder'),
  }),
  menu: fields({
    ...texts('otherMenus', 'other', 'empty', 'pdfOverlay', 'pdfAlert'),
    download: template('BRANCH'),
    page: template('n'),
  }),
  dialog: fields({
    ...texts('title', 'cancel', 'ok'),
    ...templates('store', 'orderFirst', 'orderChange', 'bookFirst', 'bookChange'),
  }),
  gettingThere: fields({
    ...texts('title', 'intro', 'nearest', 'others', 'walk', 'buses', 'stepFree', 'parking', 'access', 'whenBooking'),
    roomName: v.optional(roomName()),
    directions: template('service'),
    services: list(fields({ name: text(30), link: webAddressWith('address') }), 'map services'),
  }),
  delivery: deliveryWordsSchema,
  opening: fields({
    ...texts('closed', 'today', 'tomorrow', 'noon', 'midnight', 'closedAllDay'),
    ...templates('time', 'open', 'lastSeating', 'lastSeatingWas', 'opensToday', 'am', 'pm', 'clockAm', 'clockPm'),
    opensLater: template('day', 'time'),
    closedToday: template('day', 'time'),
    openOn: template('day', 'hours'),
    onDay: template('day'),
    timeRange: template('opens', 'closes'),
    twoTimeRanges: template('first', 'second'),
    closedFor: template('from', 'until', 'reason'),
    specialDay: template('day', 'hours', 'reason'),
  }),
  legal: fields({ ...texts('contents', 'otherPages', 'noCopies'), updated: template('date') }),
});

export type OpeningWords = v.InferOutput<typeof uiSchema>['opening'];
