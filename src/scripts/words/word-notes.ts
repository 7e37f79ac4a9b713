/**
 * Shows the meaning of a word beside the word instead of following its link to the glossary page. Words and styles load at the first
 * hover; if that fails, the link is followed. every-page.ts imports this on pages with such links.
 */
import { paths } from '../../paths.ts';
import { isPlainClick } from '../../ui/is-plain-click.ts';
import { WORDS_ADDRESS, type NotedWords } from './noted-words.ts';
import sheet from './word-note.css?url';
import { showWordNote } from './word-note.ts';

const WORD_LINK = `main a[href^="${paths.word('')}"]`;
const wordLinkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(WORD_LINK) : null;

let loaded: Promise<NotedWords> | undefined;

function load(): Promise<NotedWords> {
  loaded ??= Promise.all([fetchWords(), loadSheet()]).then(([words]) => words);
  loaded.catch(() => (loaded = undefined));
  return loaded;
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

document.addEventListener('pointerover', (event) => {
  if (wordLinkOf(event)) void load().catch(() => undefined);
});
document.addEventListener('click', (event) => {
  const link = wordLinkOf(event);
  if (!link?.showPopover || !isPlainClick(event)) return;
  event.preventDefault();
  load()
    .then((words) => showWordNote(link, words))
    .catch(() => location.assign(link.href));
});
