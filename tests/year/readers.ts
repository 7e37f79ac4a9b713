import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { ClosureNote } from '../../src/ui/closure-note.tsx';
import { Dated } from '../../src/ui/dated.tsx';
import { readPdfColours } from '../../src/pdf/colours.ts';
import { createMenuPdfInput } from '../../src/pdf/input.ts';
import { openingData } from '../../model/opening/opening-data.ts';
import { openState } from '../../model/opening/open-state.ts';
import { openingText } from '../../model/opening/opening-text.ts';
import type { Branch, Content } from '../../model/types.ts';
import { menuData } from '../../src/publish/menu-data.ts';
import { restaurant } from '../../src/publish/restaurant.ts';
import type { MenuThing } from '../../src/publish/schema-org.testing.ts';
import { wholeMenu } from '../../src/publish/schema-org-menu.ts';

/** What each form of the published content says, read as its readers do. */

/** What a form says of the dishes of a branch: which are there, and which of them are sold out at a moment. */
export interface MenuReader {
  dishes: string[];
  soldOutAt: (moment: number) => string[];
}

const colours = readPdfColours((token) => token);
const dishesOf = (content: Content, { key }: Branch) =>
  content.menus[key]?.pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items)) ?? [];

/** Whether HTML shows a text at a moment: src/scripts/head-script.ts shows a part between its moments. */
const shows = (html: string, text: string, moment: number): boolean =>
  html
    .replaceAll(/<dated-part from="(\d+)" until="(\d+)".*?<\/dated-part>/g, (part, from: string, until: string) =>
      Number(from) <= moment && moment < Number(until) ? part : '',
    )
    .includes(text);

export function readPage(content: Content, branch: Branch): MenuReader {
  const { menuPage } = content;
  const dishes = dishesOf(content, branch).map(({ baseName, soldOut }) => {
    const props = soldOut && { period: soldOut, children: menuPage.soldOut };
    return { name: baseName, html: props ? renderToStaticMarkup(createElement(Dated, props)) : '' };
  });
  return {
    dishes: dishes.map(({ name }) => name),
    soldOutAt: (moment) => dishes.filter(({ html }) => shows(html, menuPage.soldOut, moment)).map(({ name }) => name),
  };
}

export function readPdf(content: Content, branch: Branch): MenuReader {
  const input = (moment: number) =>
    createMenuPdfInput({
      brand: { name: content.site.brand },
      branch,
      categories: content.menus[branch.key]?.pages.flatMap(({ categories }) => categories) ?? [],
      words: content.menuPage,
      currency: content.site.currency,
      colours,
      date: new Date(moment),
    }).categories.flatMap(({ items }) => items);
  return {
    dishes: input(0).map(({ name }) => name),
    soldOutAt: (moment) =>
      input(moment)
        .filter(({ isSoldOut, description }) => isSoldOut && description.startsWith(content.menuPage.soldOut))
        .map(({ name }) => name),
  };
}

const isAt = (from: string, until: string, moment: number) => Date.parse(from) <= moment && moment < Date.parse(until);

export function readMenuData(content: Content, { key }: Branch): MenuReader {
  const dishes = menuData(content, key).categories.flatMap((category) => category.dishes);
  return {
    dishes: dishes.map(({ name }) => name),
    soldOutAt: (moment) =>
      dishes.filter(({ soldOut }) => soldOut && isAt(soldOut.from, soldOut.until, moment)).map(({ name }) => name),
  };
}

export function readJsonLd(content: Content, { key }: Branch): MenuReader {
  const { hasMenuSection } = wholeMenu(content, key) as unknown as MenuThing;
  const items = hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem);
  return {
    dishes: items.map(({ name }) => name),
    soldOutAt: (moment) =>
      items
        .filter(({ offers }) =>
          offers.some(
            ({ validFrom, validThrough }) => validFrom && validThrough && isAt(validFrom, validThrough, moment),
          ),
        )
        .map(({ name }) => name),
  };
}

/** Whether the opening line says that a branch is open. */
export function isOpenByLine(content: Content, { key }: Branch): (moment: number) => boolean {
  const { words, branches } = openingData(content);
  const hours = branches[key];
  const [start = ''] = words.open.split('{');
  return (moment) => openingText(hours && openState(hours, moment), words).startsWith(start);
}

/** Whether the note that takes the place of ordering and booking is shown. */
export function isClosedByNote(branch: Branch): (moment: number) => boolean {
  const html = renderToStaticMarkup(createElement(ClosureNote, { branch, replaces: true }));
  return (moment) => branch.closure !== undefined && shows(html, branch.closure.text, moment);
}

/** Whether the structured data say, on the day of the build, that a branch takes bookings and orders. */
export function takesOrdersByJsonLd(content: Content, branch: Branch): boolean {
  const { acceptsReservations, potentialAction } = restaurant(content, branch);
  return acceptsReservations !== false && Array.isArray(potentialAction) && potentialAction.length > 0;
}
