import type { Locator, Page } from '@playwright/test';

/** By how many CSS pixels the page is wider than the window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Adds a style rule to the open page, once. The content security policy refuses a style element. */
export const addStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const textOf = ({ cssRules }: CSSStyleSheet) => [...cssRules].map((rule) => rule.cssText).join('');
    const isThere = document.adoptedStyleSheets.some((other) => textOf(other) === textOf(sheet));
    if (!isThere) document.adoptedStyleSheets.push(sheet);
  }, css);

/** Texts that stick out of the window, or out of a box that cuts them off, one line each. */
export async function cutOff(page: Page): Promise<string[]> {
  // Parts far below the window are laid out only when they come near it.
  await addStyle(page, ':not([hidden]) { content-visibility: visible !important }');
  return page.evaluate(() => {
    /** A box that cuts off what sticks out of it by more than so many pixels, in a direction. */
    type Box = Record<'left' | 'right' | 'top' | 'bottom' | 'overX' | 'overY', number> & { cuts: string };
    const found: string[] = [];
    const boxOf = (element: Element, cutsX: boolean, cutsY: boolean): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const cuts = `is cut off by ${element.className || element.tagName}`;
      return { left, right, top, bottom, overX: cutsX ? 2 : Infinity, overY: cutsY ? 2 : Infinity, cuts };
    };
    /** Goes through an element, inside boxes that may cut its texts off, from the innermost to the outermost. */
    const visit = (element: Element, boxes: readonly Box[]) => {
      // A closed <details> may show the beginning of its text; it opens to the rest.
      if (element.matches('.sr, [aria-hidden=true], [popover], dialog, details:not([open])')) return;
      const { overflowX, overflowY } = getComputedStyle(element);
      // What scrolls by itself can be reached.
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      const [cutsX, cutsY] = [overflowX, overflowY].map((value) => value === 'hidden' || value === 'clip');
      // A text for screen readers only.
      if ((cutsX || cutsY) && element.getBoundingClientRect().width <= 1) return;
      const outer = scrolls && element !== document.body ? [] : boxes;
      const around = cutsX || cutsY ? [boxOf(element, cutsX!, cutsY!), ...outer] : outer;
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
      const isRead = texts.length > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (isRead) for (const text of texts) check(text, around);
      for (const child of element.children) visit(child, around);
    };
    const check = (node: Node, boxes: readonly Box[]) => {
      const range = document.createRange();
      range.selectNode(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const box = boxes.find(
        (one) =>
          Math.max(one.left - left, right - one.right) > one.overX ||
          Math.max(one.top - top, bottom - one.bottom) > one.overY,
      );
      if (box) found.push(`"${node.nodeValue!.trim().slice(0, 40)}" ${box.cuts}`);
    };
    const window = { left: 0, right: innerWidth, top: 0, bottom: 0, overX: 1, overY: Infinity };
    visit(document.body, [{ ...window, cuts: 'sticks out of the window' }]);
    return found;
  });
}

/** Lines of text of different elements that lie on each other, one pair each. Call it after cutOff, which lays out the whole page. */
export const overprinted = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;
    const lines: (Box & { node: Text })[] = [];
    const within = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const visit = (element: Element, around: Box) => {
      const { position, overflow, fontSize } = getComputedStyle(element);
      // What sticks or is fixed is meant to lie on what scrolls.
      if (element.matches('.sr, script, template, [aria-hidden=true]') || /fixed|sticky/.test(position)) return;
      const isCut = overflow !== 'visible' && element !== document.body;
      const box = isCut ? within(around, element.getBoundingClientRect()) : around;
      const isRead = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      for (const node of element.childNodes) {
        if (node instanceof Element) visit(node, box);
        if (!isRead || !(node instanceof Text) || !node.data.trim()) continue;
        const range = document.createRange();
        range.selectNode(node);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          // The boxes of lines are higher than their letters, and may touch.
          const rest = (bottom - top - Number.parseFloat(fontSize) * 0.6) / 2;
          const line = within(box, { left, right, top: top + rest, bottom: bottom - rest });
          if (line.right > line.left && line.bottom > line.top) lines.push({ ...line, node });
        }
      }
    };
    const everywhere = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    visit(document.body, everywhere);
    lines.sort((one, other) => one.top - other.top);
    return lines.flatMap((one, index) => {
      const below = lines.slice(index + 1);
      const end = below.findIndex(({ top }) => top >= one.bottom - 1);
      return below
        .slice(0, end < 0 ? undefined : end)
        .filter((other) => {
          const { left, right } = within(one, other);
          return other.node !== one.node && right - left > 2;
        })
        .map((other) => `"${one.node.data.trim().slice(0, 30)}" on "${other.node.data.trim().slice(0, 30)}"`);
    });
  });

/**
 * Ends each paragraph, heading, entry and label of a button with a word of 60 letters. Not what stands on one line, and not the name of a
 * branch in its picture: the schema keeps these short.
 */
export const lengthenTexts = (page: Page): Promise<void> =>
  page.evaluate(
    (word) => {
      const texts = 'p, h1, h2, h3, h4, li, dt, dd, blockquote, figcaption, summary, legend, main button, main label';
      for (const element of document.querySelectorAll(texts)) {
        const text = [...element.childNodes].find((node) => node instanceof Text && node.data.trim().length > 1);
        const isShort = getComputedStyle(element).whiteSpace === 'nowrap' || element.matches('main li h2');
        if (text && !isShort) text.nodeValue += ` ${word}`;
      }
    },
    'Llanfair'.repeat(8).slice(0, 60),
  );

/** Texts within an element of which a line is covered, or outside the window. */
export const hiddenTexts = (element: Locator): Promise<string[]> =>
  element.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.matches('.sr')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isSeen = [...range.getClientRects()].every(({ left, top, width, height }) =>
        root.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
      );
      if (!isSeen) found.push(node.nodeValue ?? '');
    }
    return found;
  });
