/** The main journeys through the site, with the few differences between engines that only a browser shows. */
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { fill } from '../../model/fill.ts';
import { eventually } from './browsers.ts';
import { content, defaultBranch, faq, menus, otherBranch, ui } from '../e2e/content.ts';

export interface Visit {
  driver: WebDriver;
  open: (path: string) => Promise<unknown>;
  /** Holds back React, which islands need, until the returned function is called. */
  holdIslands: () => () => void;
}

/** Runs in the page: the first visible element with this text or label. */
function findElement(css: string, name: string): Element | undefined {
  const nameOf = (element: Element) => `${element.ariaLabel ?? ''} ${element.textContent}`.toLowerCase();
  const shown = [...document.querySelectorAll(css)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return shown.find((element) => nameOf(element).includes(name.toLowerCase()));
}

const find = ({ driver }: Visit, css: string, name = ''): Promise<WebElement | null> =>
  driver.executeScript(`return (${findElement})(...arguments)`, css, name);
const see = (visit: Visit, css: string, name = '') =>
  eventually(() => find(visit, css, name), `${css} "${name}" is not visible`);
const seeNot = (visit: Visit, css: string, name = '') =>
  eventually(async () => !(await find(visit, css, name)), `${css} "${name}" is still visible`);
const expectThat = ({ driver }: Visit, test: string) => eventually(() => driver.executeScript(`return ${test}`), test);
/** Clicks in the middle of the window: WebKit's driver does not scroll to what is below it. */
const click = (visit: Visit, css: string, name = '') =>
  eventually(async () => {
    const element = await find(visit, css, name);
    await visit.driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
    await element?.click();
    return element;
  }, `${css} "${name}" cannot be clicked`);
const press = ({ driver }: Visit, key: string) => driver.actions().sendKeys(key).perform();

const firstCategory = (branch: typeof defaultBranch, page: number) => menus[branch.key]![page - 1]!.categories[0]!;
const [dish] = firstCategory(defaultBranch, 1).items;

export const journeys: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'a tap on a store before its island starts opens the dialog, and the store gets its link': async (visit) => {
    const release = visit.holdIslands();
    await visit.open('/select-store');
    await click(visit, 'main button', defaultBranch.store);
    release();
    await see(visit, 'dialog', ui.dialog.title);
    await press(visit, Key.ESCAPE);
    await seeNot(visit, 'dialog');
    await expectThat(visit, `document.activeElement.textContent.includes(${JSON.stringify(defaultBranch.store)})`);
    await click(visit, 'main button', defaultBranch.store);
    await click(visit, 'dialog button', ui.dialog.ok);
    await see(visit, `main a[href="${defaultBranch.ordering!.link}"]`, ui.selectStore.order);
  },
  'the menu changes its page and its branch, and back': async (visit) => {
    const last = menus[otherBranch.key]!.length;
    await visit.open('/menu');
    await click(visit, 'main nav a', otherBranch.menuName);
    await see(visit, 'h3', firstCategory(otherBranch, 1).name);
    await click(visit, 'main nav button', fill(ui.menu.page, { n: last }));
    await see(visit, 'h3', firstCategory(otherBranch, last).name);
    await expectThat(visit, `location.search === "?page=${last}"`);
    await visit.driver.executeScript('history.back()');
    await see(visit, 'h3', firstCategory(otherBranch, 1).name);
  },
  'the filters open, find, and close': async (visit) => {
    await visit.open('/menu');
    await click(visit, 'main button', content.menu.filters.open);
    await see(visit, 'dialog input[type=search]');
    await (await find(visit, 'dialog input[type=search]'))?.sendKeys(dish!.baseName);
    await visit.driver.executeScript('document.querySelector("dialog[open]").close()');
    await seeNot(visit, 'dialog input[type=search]');
    await see(visit, 'h4', dish!.baseName);
  },
  'a dish goes onto the list, and the list into its address': async (visit) => {
    await visit.open('/menu');
    await click(visit, 'button', fill(content['our-table'].adding.add, { dish: dish!.baseName }));
    await click(visit, 'aside a', content['our-table'].adding.link);
    await see(visit, 'main h3', dish!.baseName);
    await expectThat(visit, 'location.hash.startsWith("#list=")');
  },
  'the small-screen menu opens, closes on Escape and leads on': async (visit) => {
    const resize = (width: number) => visit.driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
    await resize(500);
    await visit.open('/about-us');
    await click(visit, 'header button', 'More');
    await see(visit, '[popover] a', ui.navigation.blog);
    await press(visit, Key.ESCAPE);
    await seeNot(visit, '[popover] a', ui.navigation.blog);
    await click(visit, 'header button', 'More');
    await click(visit, '[popover] a', ui.navigation.blog);
    await see(visit, 'h1', ui.blog.title);
    await resize(1280);
  },
  'one answer of the FAQ is open, then all': async (visit) => {
    await visit.open('/faq');
    await see(visit, 'h4 button[aria-expanded=true]', faq[0]!.prompt);
    await click(visit, 'input[type=checkbox]');
    await expectThat(visit, `document.querySelectorAll("h4 button[aria-expanded=true]").length === ${faq.length}`);
  },
  'the menu is saved as a PDF': async (visit) => {
    await visit.open('/menu');
    // Read where the page makes it, because download folders differ by browser.
    await visit.driver.executeScript(`
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (file) => (file.text?.().then((text) => (window.saved = text.slice(0, 5))), make(file));`);
    await click(visit, 'button', fill(ui.menu.download, { BRANCH: defaultBranch.menuName.toUpperCase() }));
    await expectThat(visit, 'window.saved === "%PDF-"');
    await see(visit, '[role=status]', 'Menu saved as ');
  },
};
