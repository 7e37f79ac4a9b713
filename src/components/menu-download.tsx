import { branches, ui } from '#content';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { MenuDownloader } from '../menu-pdf/download.ts';
import { Button } from '../ui/button.tsx';
import { fill } from '../../model/fill.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './menu-download.module.css';

/**
 * The button that generates a branch's menu as PDF and saves it. Hover, touch or focus prefetches the code (PDF-15). A modal
 * overlay shows while it works; Escape or leaving the page aborts it.
 */
export function MenuDownload({ branch }: { branch: string }) {
  // The key remounts it for another branch, which aborts a download in progress.
  return <BranchDownload key={branch} branch={branch} />;
}

function BranchDownload({ branch }: { branch: string }) {
  const label = useId();
  const overlay = useRef<HTMLDialogElement>(null);
  const downloader = useRef<Promise<MenuDownloader>>(null);
  const attempt = useRef<AbortController>(null);
  const [saved, setSaved] = useState('');

  const prepare = () => (downloader.current ??= openDownloader(branch, () => (downloader.current = null)));

  const stop = useCallback(() => {
    attempt.current?.abort();
    void downloader.current?.then((opened) => opened.close(), ignore);
    downloader.current = null;
  }, []);

  useEffect(() => stop, [stop]);

  const download = async () => {
    if (attempt.current) return;
    const { signal } = (attempt.current = new AbortController());
    setSaved('');
    overlay.current?.showModal();
    try {
      const file = await untilAborted(
        prepare().then((opened) => opened.save()),
        signal,
      );
      setSaved(fill(ui.menu.pdfSaved, { file }));
    } catch (error) {
      if (signal.aborted) return;
      console.error(ui.log.pdf, error);
      overlay.current?.close();
      // In a later task, so that the overlay is gone before the alert blocks painting.
      setTimeout(() => {
        alert(ui.menu.pdfAlert);
        // A TypeError means that a module did not load. Some browsers never fetch a module again after a failure.
        if (error instanceof TypeError && navigator.onLine) location.reload();
      });
    } finally {
      attempt.current = null;
      overlay.current?.close();
    }
  };

  const menuName = branches.find(({ key }) => key === branch)?.menuName ?? branch;
  return (
    <>
      <Button
        kind="line"
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={() => void download()}
      >
        <Icon name="download" />
        {fill(ui.menu.download, { BRANCH: menuName.toUpperCase() })}
      </Button>
      <p className="sr" role="status">
        {saved}
      </p>
      <dialog ref={overlay} role="alertdialog" aria-labelledby={label} className={styles['overlay']} onCancel={stop}>
        <p id={label} role="status" aria-live="polite" className={styles['words']}>
          {ui.menu.pdfOverlay}
        </p>
      </dialog>
    </>
  );
}

/** Loads the code of the menu PDF and creates a downloader. Calls `forget` on failure, so that the next attempt loads the code again. */
function openDownloader(branch: string, forget: () => void): Promise<MenuDownloader> {
  const opened = import('../menu-pdf/download.ts').then(({ createMenuDownloader }) => createMenuDownloader(branch));
  opened.catch(forget);
  return opened;
}

/** Resolves like the promise; rejects as soon as the signal is aborted. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ]);
}

const ignore = () => undefined;
