import { useState } from 'react';
import { Icon } from './icon.tsx';

interface CopyButtonProps {
  text: string;
  copyLabel: string;
  copiedLabel: string;
  className?: string | undefined;
}

/** A button that copies a text. Then its label says so until `text` changes. */
export function CopyButton({ text, copyLabel, copiedLabel, className }: CopyButtonProps) {
  const [copiedText, setCopiedText] = useState<string>();
  const onClick = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedText(text);
    } catch {
      // Refused by the browser, which has no clipboard over plain HTTP: the label stays, and the text is on the page.
    }
  };
  return (
    <button type="button" className={className} onClick={onClick}>
      <Icon name="copy" />
      <span aria-live="polite">{copiedText === text ? copiedLabel : copyLabel}</span>
    </button>
  );
}
