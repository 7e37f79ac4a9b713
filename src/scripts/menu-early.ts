/**
 * Runs in the HTML of a menu, after the upper paging buttons: layouts/menu.astro writes it inline, so it must not use anything outside
 * itself. Before the first paint it
 *
 * - switches the short list on, if this device keeps it (short-list.ts);
 * - keeps a press of a paging button until menu-paging.ts listens;
 * - shows the page of the menu that the address names. Its pages follow in the HTML and may be painted before they are all there,
 *   so that each is shown or hidden as the parser adds it. menu-paging.ts then takes over.
 */
export function prepareMenu(shortListKey: string, pageParameter: string): void {
  try {
    if (localStorage.getItem(shortListKey) !== null)
      for (const box of document.querySelectorAll<HTMLInputElement>('[data-short-list]')) box.checked = true;
  } catch {
    // Storage is blocked.
  }
  const { dataset } = document.documentElement;
  const keep = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-menu-page]') : null;
    if (pressed) dataset['pressedMenuPage'] = pressed.dataset['menuPage'];
  };
  document.addEventListener('click', keep);
  document.addEventListener('DOMContentLoaded', () => document.removeEventListener('click', keep));
  // As readMenuPage reads it: "02" is page 2.
  const number = String(Number(new URLSearchParams(location.search).get(pageParameter)));
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-menu-page]')];
  const button = buttons.find((each) => each.dataset['menuPage'] === number);
  const pages = document.currentScript?.parentElement;
  if (!button || !pages || button === buttons[0]) return;
  buttons[0]?.removeAttribute('aria-current');
  button.setAttribute('aria-current', 'page');
  const observer = new MutationObserver(() => {
    for (const [index, page] of [...pages.querySelectorAll<HTMLElement>('[data-menu]')].entries())
      page.hidden = String(index + 1) !== number;
  });
  observer.observe(pages, { childList: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}
