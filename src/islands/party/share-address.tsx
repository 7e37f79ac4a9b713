import { useState } from 'react';
import styles from './choices.module.css';

type Outcome = 'shared' | 'copied' | 'failed';

interface ShareAddressProps {
  path: string;
  words: { share: string; copied: string; notCopied: string };
}

/** A button that shares an address of the site by the system's share sheet, or copies it where there is none. */
export function ShareAddress({ path, words }: ShareAddressProps) {
  const [outcome, setOutcome] = useState<{ path: string; outcome: Outcome } | null>(null);
  const { share, copied, notCopied } = words;
  const messages: Record<Outcome, string> = { shared: '', copied, failed: notCopied };
  const onClick = () =>
    void shareAddress(new URL(path, location.href).href).then((next) => setOutcome({ path, outcome: next }));
  return (
    <>
      <button type="button" className={styles['action']} onClick={onClick}>
        {share}
      </button>
      <p className={styles['shared']} role="status">
        {/* Not for choices made since. */}
        {outcome?.path === path && messages[outcome.outcome]}
      </p>
    </>
  );
}

async function shareAddress(url: string): Promise<Outcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // The guest closed the share sheet.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
