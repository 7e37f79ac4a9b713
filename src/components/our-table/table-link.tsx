import { branches, ourTable } from '#content';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { fill } from '../../../model/fill.ts';
import { paths } from '../../paths.ts';
import { loadDishes } from '../allergens/load-dishes.ts';
import { countOnButtons } from './count-on-buttons.ts';
import { readSavedLists } from './saved-lists.ts';
import { LIST_CHANGED, readSavedText } from './saved-text.ts';
import styles from './table-link.module.css';
import { countDishes } from './table-list.ts';

const { adding: words } = ourTable;

/** Screen readers announce a text only if it changes in an element that they know. */
const ANNOUNCE_AFTER_MS = 100;

let root: Root | undefined;

/**
 * Shows the link to the list that was changed last, with the number of its dishes, on every page from now on. It has a root of
 * its own, so that pages need no code for it until there is a list.
 */
export function showTableLink(message = ''): void {
  if (!root) {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<TableLink message="" />);
  }
  if (message) setTimeout(() => root?.render(<TableLink message={message} />), ANNOUNCE_AFTER_MS);
}

function TableLink({ message }: { message: string }) {
  const saved = useSyncExternalStore(subscribe, readSavedText);
  const [list] = readSavedLists();
  useCounts(saved);
  const link = usePrefetch();
  const store = branches.find(({ id }) => id === list?.branch)?.store;
  return (
    <aside className={styles['place']} aria-label={words.link}>
      {list && store && (
        <a ref={link} className={styles['link']} href={paths.ourTable}>
          {words.link} <b>{countDishes(list)}</b>
          <span className="sr"> {fill(words.count, { store })}</span>
        </a>
      )}
      <p className="sr" role="status">
        {message}
      </p>
    </aside>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener(LIST_CHANGED, onChange);
  return () => removeEventListener(LIST_CHANGED, onChange);
}

/** Fetches the page of the list with its dishes, so that it opens without a network. */
function usePrefetch() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The router prefetches the page on intent (router/link-interceptor.tsx).
    link.current?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    const [list] = readSavedLists();
    const branch = branches.find(({ id }) => id === list?.branch);
    // This page has its styles in its HTML. The list's page needs some of them as files.
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    // What does not load now is loaded with the page.
    Promise.all([
      import('./our-table.tsx'),
      branch && loadDishes(branch.key),
      ...sheets.map(({ href }) => fetch(href)),
    ]).catch(() => undefined);
  }, []);
  return link;
}

/** Keeps the counts on the buttons, which other pages and the finder render anew. */
function useCounts(saved: string): void {
  useEffect(() => {
    const count = () => countOnButtons(readSavedLists());
    count();
    const observer = new MutationObserver(count);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
    // The lists are those of `saved`.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [saved]);
}
