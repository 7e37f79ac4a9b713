/** Pseudo-classes that need user input, and the class that simulates each on the style page. */
export const PSEUDO_CLASSES = {
  ':hover': 'is-hover',
  ':focus-visible': 'is-focus',
  ':active': 'is-active',
  ':user-invalid': 'is-invalid',
} as const;

const anyState = new RegExp(Object.keys(PSEUDO_CLASSES).join('|'), 'g');

/**
 * Replaces pseudo-classes by classes: '.button:hover {…}' becomes '.button.is-hover {…}'.
 * Both have the same specificity, and layers keep their names, so the copies rank like the originals.
 */
export function replacePseudoClasses(css: string): string {
  // The expression matches only the keys.
  return css.replaceAll(anyState, (state) => `.${PSEUDO_CLASSES[state as keyof typeof PSEUDO_CLASSES]}`);
}

/** Adds such copies of all style sheets of the page. Returns a function that removes them. */
export function showPseudoStates(): () => void {
  const css = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .filter((rule) => rule.search(anyState) >= 0)
    .map(replacePseudoClasses)
    .join('\n');
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return () => style.remove();
}
