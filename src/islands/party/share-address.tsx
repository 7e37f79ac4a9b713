import { useState } from 'react';

interface ShareAddressProps {
  path: string;
  words: { share: string; copied: string; notCopied: string };
}

/** A button that shares an address of the site by the system's share sheet, or copies it where there is none. */
export function ShareAddress({ path, words }: ShareAddressProps) {
  const [said, setSaid] = useState({ path, text: '' });
  const share = async () => {
    const url = new URL(path, location.href).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      setSaid({ path, text: words.copied });
    } catch (error) {
      // The guest closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setSaid({ path, text: words.notCopied });
    }
  };
  return (
    <>
      <button type="button" className="act" onClick={() => void share()}>
        {words.share}
      </button>
      <p role="status">
        {/* Not for choices made since. */}
        {said.path === path && said.text}
      </p>
    </>
  );
}
