import { type Find, createFinder, nearestSources } from './find-source.ts';
import { SOURCES_PATH } from './sources-path.ts';
import type { TextSource } from './text-sources.ts';

/** How many places a note names before it says that there are more. */
const MOST = 4;
/** How many texts round a text are looked at. */
const CROWD = 200;
const MARK = 'data-content-source';

/** Puts a note beside what is pointed at, focused or tapped: where in content/ its text is written. */
async function start(): Promise<void> {
  // Written by our own plugin.
  const sources = (await (await fetch(SOURCES_PATH)).json()) as TextSource[];
  const find = createFinder(sources);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [${MARK}] { outline: 2px dashed #a93a24 !important; outline-offset: 2px !important; }
    #content-note { inset: auto auto 12px 12px; margin: 0; max-width: calc(100vw - 24px); padding: 10px 14px; border: 2px solid #dda63a;
      background: #1c1815; color: #fbf6ea; font: 15px/1.45 ui-monospace, monospace; white-space: pre-line; pointer-events: none; }`);
  document.adoptedStyleSheets.push(sheet);

  const note = document.createElement('div');
  Object.assign(note, { id: 'content-note', popover: 'manual', role: 'status' });
  let marked: Element | undefined;

  const show = ({ target }: Event) => {
    if (!(target instanceof Element) || target === marked || !('hydrated' in document.documentElement.dataset)) return;
    const found = sourceOf(target, find);
    if (found.length === 0) return;
    marked?.removeAttribute(MARK);
    marked = target;
    target.setAttribute(MARK, '');
    const more = found.length > MOST ? `\n… and ${found.length - MOST} more` : '';
    note.textContent =
      found
        .slice(0, MOST)
        .map(({ file, line }) => `${file}, line ${line}`)
        .join('\n') + more;
    // Shown anew each time, so that it stands above a dialog that has opened since.
    if (!note.isConnected) document.body.append(note);
    note.hidePopover();
    note.showPopover();
  };
  for (const type of ['pointerover', 'focusin']) addEventListener(type, show, { passive: true });
}

/** Where the text of an element may come from. */
function sourceOf(element: Element, find: Find): readonly TextSource[] {
  const found =
    textsOf(element)
      .map(find)
      .find((places) => places.length > 0) ?? [];
  let place: Element | null = element;
  let narrowed = found;
  while (narrowed.length > 1 && (place = place.parentElement)) {
    const around = textNodes(place);
    if (around.length > CROWD) break;
    const known = around
      .map(find)
      .filter((places) => places.length === 1)
      .flat();
    narrowed = nearestSources(found, known);
  }
  return narrowed;
}

/** What an element says, the most telling first. */
function textsOf(element: Element): string[] {
  const own = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '');
  const attributes = ['alt', 'placeholder', 'aria-label', 'value'].map((name) => element.getAttribute(name) ?? '');
  return own.some((text) => text.trim() !== '')
    ? [element.textContent ?? '', ...own, ...own.flatMap((text) => text.split(' · ')), ...attributes]
    : attributes;
}

/** All texts inside an element. */
function textNodes(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode() && texts.length <= CROWD) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

void start();
