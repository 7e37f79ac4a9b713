import { fetchJson } from '../../data/fetch-json.ts';
import { WORDS_ADDRESS, type NotedWords } from './noted-words.ts';
import sheet from './word-note.css?url';
import { showWordNote } from './word-note.ts';

let loaded: Promise<NotedWords> | undefined;

/** Loads words and styles, once; the next call after a failure tries again. */
export function loadNotes(): Promise<NotedWords> {
  // pages/data/words.json.ts writes this type.
  loaded ??= Promise.all([fetchJson(WORDS_ADDRESS), loadSheet()]).then(([words]) => words as NotedWords);
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** Shows the meaning of a link's word beside it. */
export async function openNote(link: HTMLAnchorElement): Promise<void> {
  showWordNote(link, await loadNotes());
}

/** By hand, because Astro writes the styles of imported modules into the HTML of every page. */
function loadSheet(): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet, onload, onerror }),
    );
  });
}
