import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** More presses of Tab than any page of the site has stops. */
const FAR = 150;

/** The stops of Tab (or Shift+Tab) from where focus is to the end of the page, each of which must be in sight. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  for (let stops = 0; stops < FAR; stops++) {
    await page.keyboard.press(key);
    if ((await expectInSight(page)) === 'body') return stops;
  }
  throw new Error(`${key} does not come to the end of the page`);
}

/** What has focus. A moment later the page has scrolled to it, and the skip link has come in. */
async function expectInSight(page: Page): Promise<string> {
  let focused = await findFocus(page);
  if (focused.problem) await expect.poll(async () => (focused = await findFocus(page)).problem).toBe('');
  return focused.name;
}

/** What has focus, and why that cannot be seen; '' when it can. */
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
    // A choice of which only the label is seen shows its focus there.
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
