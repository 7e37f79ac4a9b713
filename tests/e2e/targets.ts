import type { Page } from '@playwright/test';

/** CSS pixels: what WCAG 2.2 asks for at AA, and what fingers ask for where much depends on it. */
const LEAST = { any: 24, main: 44 };
/** The controls that a page is for; links in running text and in lists are the others. */
const main =
  'button:not([popovertarget^=code-]), select, textarea, input:not([type=radio], [type=checkbox]), label:has(input), header a';

/** What can be tapped on the page and is too small, one line each. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ least, mainControls }) => {
      const reports: string[] = [];
      for (const control of document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, label:has(input)',
      )) {
        // A skip link is there for keys; inputs inside a label are tapped by the label.
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (control.matches('label input, a[href="#main"]')) continue;
        // A link within a sentence is as high as its line: the exception of WCAG 2.5.8.
        if (getComputedStyle(control).display === 'inline') continue;
        const { width, height } = control.getBoundingClientRect();
        // Links that look like buttons have a rim or an arrow drawn after their text.
        const isDrawn = control.tagName === 'A' && getComputedStyle(control, '::after').content !== 'none';
        const isMain = isDrawn || control.matches(mainControls);
        const needed = isMain ? least.main : least.any;
        if (Math.min(width, height) < needed - 0.5)
          reports.push(
            `${control.tagName} "${control.textContent?.trim()}" ${width.toFixed()} × ${height.toFixed()}, needs ${needed}`,
          );
      }
      return reports;
    },
    { least: LEAST, mainControls: main },
  );
}
