import { WORDS_ADDRESS, type NotedWords } from './noted-words.ts';
import sheet from './word-note.css?url';
import { showWordNote } from './word-note.ts';

let loaded: Promise<NotedWords> | undefined;

/** Loads words and styles, once; the next call after a failure tries again. */
export function loadNotes(): Promise<NotedWords> {
  loaded ??= Promise.all([fetchWords(), loadSheet()]).then(([words]) => words);
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** Shows the meaning of a link's word beside it. */
export async function openNote(link: HTMLAnchorElement): Promise<void> {
  showWordNote(link, await loadNotes());
}

async function fetchWords(): Promise<NotedWords> {
  const response = await fetch(WORDS_ADDRESS);
  if (!response.ok) throw new Error(`${WORDS_ADDRESS} responded with status ${response.status}`);
  // The endpoint writes this type (pages/data/words.json.ts).
  return (await response.json()) as NotedWords;
}

/** By hand, because Astro writes the styles of imported modules into the HTML of every page. */
function loadSheet(): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet, onload, onerror }),
    );
  });
}
