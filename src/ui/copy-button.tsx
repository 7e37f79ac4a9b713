import { useState } from 'react';
import { Icon } from './icon.tsx';

interface CopyButtonProps {
  text: string;
  /** The label of the button before and after. */
  copy: string;
  copied: string;
  className?: string | undefined;
}

/** A button that copies a text. It says so until the text changes. */
export function CopyButton({ text, copy, copied, className }: CopyButtonProps) {
  const [last, setLast] = useState<string>();
  const onClick = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setLast(text);
    } catch {
      // Refused by the browser, which has no clipboard over plain HTTP: the label stays, and the text is on the page.
    }
  };
  return (
    <button type="button" className={className} onClick={onClick}>
      <Icon name="copy" />
      <span aria-live="polite">{last === text ? copied : copy}</span>
    </button>
  );
}
