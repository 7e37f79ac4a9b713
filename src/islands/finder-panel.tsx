import { type ComponentType, type ComponentProps, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MenuPageWords, Ui } from '../../model/types.ts';
import { loadBranchData } from '../data/branch-data.ts';
import { Button } from '../ui/button.tsx';
import type { Finder } from './finder-panel/finder.tsx';
import type { FinderBranch } from './finder-panel/finder-branch.ts';
import type { FinderWords } from './finder-panel/finder-words.ts';
import styles from './finder-panel/finder-panel.module.css';
import { useFinder } from './finder-panel/use-finder.ts';

interface FinderPanelProps {
  branch: FinderBranch;
  /** The address of the branch's dishes (data/branch-data.ts). */
  dataAddress: string;
  /** The address of the finder's words. */
  wordsAddress: string;
  words: Pick<Ui['menu'], 'openFinder' | 'closeFinder'> & Pick<MenuPageWords['finder'], 'failed' | 'again'>;
}

interface Parts {
  Panel: ComponentType<ComponentProps<typeof Finder>>;
  words: FinderWords;
}

/** Only in the browser, so that the build doesn't put the styles of the finder into the menu's HTML. */
async function loadParts(wordsAddress: string): Promise<Parts | null> {
  if (import.meta.env.SSR) return null;
  const [{ Finder: Panel }, words] = await Promise.all([import('./finder-panel/finder.tsx'), loadWords(wordsAddress)]);
  return { Panel, words };
}

async function loadWords(address: string): Promise<FinderWords> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`);
  // pages/data/finder.json.ts wrote it from a value of this type.
  return (await response.json()) as FinderWords;
}

/** The button "Find what I can eat". What it opens is loaded when the guest touches it, and rendered below the bar (#finder). */
export default function FinderPanel({ branch, dataAddress, wordsAddress, words }: FinderPanelProps) {
  const { party, pathOf, change, open, close } = useFinder(branch);
  const [parts, setParts] = useState<Parts | null>(null);
  const [failed, setFailed] = useState(false);
  const isOpen = party !== null;

  const load = useCallback(
    () =>
      loadParts(wordsAddress).then(
        (loaded) => setParts(loaded),
        () => setFailed(true),
      ),
    [wordsAddress],
  );
  useEffect(() => {
    void load();
    // What fails here is asked for again when the finder opens.
    loadBranchData(dataAddress).catch(() => undefined);
  }, [load, dataAddress]);

  return (
    <>
      <Button
        kind={isOpen ? 'solid' : 'line'}
        aria-expanded={isOpen}
        data-opens-finder=""
        onClick={({ isTrusted }) => {
          if (!isOpen) open();
          // A press from before the island started (ready.ts) was made on a button that said "open".
          else if (isTrusted) close();
        }}
      >
        {isOpen ? words.closeFinder : words.openFinder}
      </Button>
      {party &&
        createPortal(
          parts ? (
            <parts.Panel
              branch={branch}
              dataAddress={dataAddress}
              words={parts.words}
              party={party}
              sharePath={pathOf(party)}
              onChange={change}
            />
          ) : failed ? (
            <div role="alert">
              <p className={styles['loading']}>{words.failed}</p>
              <Button onClick={() => location.reload()}>{words.again}</Button>
            </div>
          ) : (
            <p className={styles['loading']}>Loading.</p>
          ),
          placeOfPanel(),
        )}
    </>
  );
}

/** The element below the bar in which the finder is rendered (layouts/menu.astro). */
function placeOfPanel(): Element {
  const place = document.querySelector('#finder');
  if (!place) throw new Error('The page has no #finder');
  return place;
}
