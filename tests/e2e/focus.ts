import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** More than any page of the site has tab stops. */
const MAX_PRESSES = 150;

/** Presses the key until focus leaves the page. Expects each focused element to be in sight, and returns how many there were. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  for (let stops = 0; stops < MAX_PRESSES; stops++) {
    await page.keyboard.press(key);
    // After Tab has left the page, focus comes back from the browser's own controls, in another process.
    if (stops === 0) await expect.poll(async () => (await findFocus(page)).name).not.toBe('body');
    if ((await expectInSight(page)) === 'body') return stops;
  }
  throw new Error(`${key} does not leave the page`);
}

/** Waits until the focused element is in sight: the page may still scroll, or the skip link slide in. Returns its name. */
async function expectInSight(page: Page): Promise<string> {
  let focused = await findFocus(page);
  if (focused.problem) await expect.poll(async () => (focused = await findFocus(page)).problem).toBe('');
  return focused.name;
}

/** The name of the focused element, and why it or its focus cannot be seen; '' if both can. */
async function findFocus(page: Page): Promise<{ name: string; problem: string }> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: 'body', problem: '' };
    const name =
      `<${focused.tagName.toLowerCase()}> ${focused.getAttribute('aria-label') ?? focused.textContent}`.trim();
    const isMarked = (element: Element) => {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
    };
    // A radio button or checkbox that is visually hidden shows its focus on its label.
    const marked = [focused, focused.closest('label')].find((element) => element && isMarked(element));
    if (!marked) return { name, problem: `${name} shows no focus` };

    const { top, bottom, left, right } = marked.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
      return { name, problem: `${name} is out of the window` };
    const bar = document.querySelector('header');
    const isAboveBar = bar?.contains(focused) || focused.closest('dialog');
    const edge = bar && getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().bottom : 0;
    const isHidden = !isAboveBar && top < edge;
    return { name, problem: isHidden ? `${name} is under the bar: its top at ${top}, the bar to ${edge}` : '' };
  });
}
