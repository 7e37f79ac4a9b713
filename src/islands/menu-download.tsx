import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { fill } from '../../model/fill.ts';
import type { MenuDownloader } from '../pdf/download.ts';
import { showPartMissing } from '../scripts/page.ts';
import { Button } from '../ui/button.tsx';
import { coverWithDialog } from '../ui/cover.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './menu-download/overlay.module.css';

interface MenuDownloadProps {
  /** The name of the branch's menu: "Harbour". */
  menuName: string;
  /** The address of the branch's data (branchDataAddress). */
  dataAddress: string;
  words: {
    /** "Download {BRANCH} menu" */
    download: string;
    overlay: string;
    alert: string;
  };
}

/**
 * The button that generates a branch's menu as PDF and saves it. The island starts on hover, touch or focus, and then loads what
 * the PDF needs (PDF-15). A modal overlay shows while it works; Escape, Back or leaving the page aborts it.
 */
export default function MenuDownload({ menuName, dataAddress, words }: MenuDownloadProps) {
  const label = useId();
  const overlay = useRef<HTMLDialogElement>(null);
  const downloader = useRef<Promise<MenuDownloader>>(null);
  const attempt = useRef<AbortController>(null);
  const [saved, setSaved] = useState('');

  const prepare = useCallback(
    () => (downloader.current ??= openDownloader(dataAddress, () => (downloader.current = null))),
    [dataAddress],
  );

  const stop = useCallback(() => {
    attempt.current?.abort();
    void downloader.current?.then((opened) => opened.close(), ignore);
    downloader.current = null;
  }, []);

  useEffect(() => {
    void prepare();
    // The page may be restored from the back/forward cache.
    addEventListener('pagehide', stop);
    return () => removeEventListener('pagehide', stop);
  }, [prepare, stop]);

  const download = async () => {
    if (attempt.current || !overlay.current) return;
    const { signal } = (attempt.current = new AbortController());
    const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    setSaved('');
    const uncover = coverWithDialog(overlay.current);
    try {
      setSaved(`Menu saved as ${await Promise.race([prepare().then((opened) => opened.save()), aborted])}`);
    } catch (error) {
      if (signal.aborted) return;
      console.error('Error generating PDF', error);
      overlay.current?.close();
      // In a later task, so that the overlay is gone before the alert blocks painting.
      setTimeout(() => {
        alert(words.alert);
        // Some browsers never fetch a module again after a failure. The guest may then reload the page.
        import('../pdf/download.ts').catch(showPartMissing);
      });
    } finally {
      // The next attempt creates another downloader.
      stop();
      attempt.current = null;
      overlay.current?.close();
      uncover();
    }
  };

  return (
    <>
      <Button kind="line" onPointerEnter={prepare} onFocus={prepare} onClick={() => void download()}>
        <Icon name="download" />
        <span>{fill(words.download, { BRANCH: menuName.toUpperCase() })}</span>
      </Button>
      <p className="sr" role="status">
        {saved}
      </p>
      <dialog ref={overlay} role="alertdialog" aria-labelledby={label} className={styles['overlay']} onCancel={stop}>
        <p id={label} role="status" aria-live="polite" className={styles['words']}>
          {words.overlay}
        </p>
      </dialog>
    </>
  );
}

/** Loads the code of the menu PDF and creates a downloader. Calls `forget` on failure, so that the next attempt loads the code again. */
function openDownloader(dataAddress: string, forget: () => void): Promise<MenuDownloader> {
  const opened = import('../pdf/download.ts').then(({ createMenuDownloader }) => createMenuDownloader(dataAddress));
  opened.catch(forget);
  return opened;
}

const ignore = () => undefined;
