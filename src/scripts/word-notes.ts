import type { GlossaryWord } from '../../model/types.ts';
import { fetchJson } from '../data/branch-data.ts';
import { paths } from '../paths.ts';
import { create } from './page.ts';
import sheet from './word-note.css?url';

export interface NotedWords {
  /** The language of `localName`. */
  language: string | undefined;
  more: string;
  words: Record<string, Pick<GlossaryWord, 'localName' | 'latin' | 'meaning' | 'note' | 'spellings'>>;
}

let loaded: Promise<NotedWords> | undefined;

/** Loads words and styles, once; the next call after a failure tries again. */
export function loadNotes(): Promise<NotedWords> {
  // pages/[...file].ts writes this type.
  loaded ??= Promise.all([fetchJson('/data/words.json'), loadSheet()]).then(([words]) => words as NotedWords);
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** By hand, because Astro writes the styles of imported modules into the HTML of every page. */
const loadSheet = (): Promise<unknown> =>
  new Promise((onload, onerror) => {
    document.querySelector(`link[href="${sheet}"]`)?.remove();
    document.head.append(create('link', { rel: 'stylesheet', href: sheet, onload, onerror }));
  });

const ID = 'word-note';

/**
 * Shows the meaning of the word that a link names, beside the link, or at the bottom of small screens. A popover, so the browser closes
 * it on Escape or an outside click and returns focus to the word. Throws if the glossary has no such word.
 */
export async function openNote(link: HTMLAnchorElement): Promise<void> {
  const { language, more, words } = await loadNotes();
  const word = words[link.hash.slice(1)];
  if (!word) throw new Error(`The glossary has no word ${link.hash}`);
  const shown = document.getElementById(ID);
  shown?.hidePopover();
  shown?.remove();

  const note = create('div', { id: ID, className: ID, popover: 'auto', role: 'dialog', tabIndex: -1 });
  note.setAttribute('aria-labelledby', `${ID}-word`);
  note.setAttribute('aria-describedby', `${ID}-meaning`);
  const localName = word.localName
    ? [create('span', { className: 'type-title bright', lang: language ?? '' }, word.localName), ' ']
    : [];
  const noted = word.note ? [create('p', { className: 'muted' }, word.note)] : [];
  const hide = create('button', { type: 'button', className: 'act' }, 'Close');
  hide.addEventListener('click', () => note.hidePopover());
  note.append(
    create('p', { id: `${ID}-word`, className: 'type-name' }, ...localName, create('b', {}, word.latin)),
    create('div', { id: `${ID}-meaning` }, create('p', {}, word.meaning), ...noted),
    create(
      'p',
      { className: `cluster ${ID}-ways` },
      create('a', { className: 'tap', href: paths.glossary }, more),
      hide,
    ),
  );

  // The attribute anchors the note to the link and highlights the link (components/word-link.module.css).
  note.addEventListener('toggle', ({ newState }) => link.toggleAttribute('data-note-open', newState === 'open'));
  link.toggleAttribute('data-note-open', true);
  document.querySelector('main')?.append(note);
  // With a source, the note comes after the link in the order of focus.
  note.showPopover({ source: link });
  note.focus({ preventScroll: true });
}
