import { type Find, createFinder, nearestSources } from './find-source.ts';
import { SOURCES_PATH } from './sources-path.ts';
import type { TextSource } from './text-sources.ts';

/** The maximum number of sources that a note names. */
const MAX_SOURCES = 4;
/** The maximum number of texts around a text that are compared. */
const MAX_AROUND = 200;
const MARK = 'data-content-source';

/** Shows a note for the element that is hovered, focused or tapped, with the source of its text in content/. */
async function start(): Promise<void> {
  // The response is written by source-notes-plugin.ts.
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
    const found = findSources(target, find);
    if (found.length === 0) return;
    marked?.removeAttribute(MARK);
    marked = target;
    target.setAttribute(MARK, '');
    const more = found.length > MAX_SOURCES ? `\n… and ${found.length - MAX_SOURCES} more` : '';
    note.textContent =
      found
        .slice(0, MAX_SOURCES)
        .map(({ file, line }) => `${file}, line ${line}`)
        .join('\n') + more;
    // Hidden and shown again, so that it is above a dialog that was opened later.
    if (!note.isConnected) document.body.append(note);
    note.hidePopover();
    note.showPopover();
  };
  for (const type of ['pointerover', 'focusin']) addEventListener(type, show, { passive: true });
}

/** The possible sources of an element's text. */
function findSources(element: Element, find: Find): readonly TextSource[] {
  const found =
    textsOf(element)
      .map(find)
      .find((places) => places.length > 0) ?? [];
  let place: Element | null = element;
  let narrowed = found;
  while (narrowed.length > 1 && (place = place.parentElement)) {
    const around = textNodes(place);
    if (around.length > MAX_AROUND) break;
    const known = around
      .map(find)
      .filter((places) => places.length === 1)
      .flat();
    narrowed = nearestSources(found, known);
  }
  return narrowed;
}

/** The texts of an element, the most specific first. */
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
  while (walker.nextNode() && texts.length <= MAX_AROUND) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

void start();
