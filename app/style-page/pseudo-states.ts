/** The states that only a guest can bring about, and the class that shows each on the style page. */
export const PSEUDO_CLASSES = {
  ':hover': 'is-hover',
  ':focus-visible': 'is-focus',
  ':active': 'is-active',
  ':user-invalid': 'is-invalid',
} as const;

const anyState = new RegExp(Object.keys(PSEUDO_CLASSES).join('|'), 'g');

/**
 * The same rules, for classes in place of states: '.button:hover {…}' also as '.button.is-hover {…}'.
 * A class weighs as much as a state, and layers keep their names, so the copies act where the originals would.
 */
export function withClassesForStates(css: string): string {
  // The expression matches nothing but the keys.
  return css.replaceAll(anyState, (state) => `.${PSEUDO_CLASSES[state as keyof typeof PSEUDO_CLASSES]}`);
}

/** Adds the copies of all the page's style sheets. Returns what takes them away. */
export function showPseudoStates(): () => void {
  const css = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .filter((rule) => rule.search(anyState) >= 0)
    .map(withClassesForStates)
    .join('\n');
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return () => style.remove();
}
