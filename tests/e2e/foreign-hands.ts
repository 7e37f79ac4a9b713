import type { Page } from '@playwright/test';

/* What other programs do with a page: translators, password managers, grammar checkers. */

/** As page translators do: wraps each text in two nested <font> elements, now and whenever the page adds or changes one. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (text: Node) => {
      const { parentElement: parent } = text;
      if (!text.textContent || !parent || parent.closest('font, script, style, noscript, textarea, svg')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      // A translator takes a new text for the translation. That of React is gone from the page.
      inner.append(text.textContent);
      parent.replaceChild(outer, text);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      if (root instanceof Text) texts.push(root);
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    document.documentElement.lang = 'ta';
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(wrapAll);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

/**
 * As password managers and grammar checkers do: puts an element of their own before and after each field and button, with a field and
 * a button in it. Not into a label, which would then be that of the stranger's field.
 */
export const addForeignNodes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll(
      ':is(input, select, textarea, button):not(label *, grammar-checker *)',
    )) {
      const stranger = () => {
        const element = document.createElement('grammar-checker');
        element.append(document.createElement('button'), document.createElement('input'));
        return element;
      };
      field.before(stranger());
      field.after(stranger());
    }
  });
