import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MenuPageWords } from '../../model/types.ts';
import type { MenuBranch } from '../paths.ts';
import { loadFilterWords } from '../scripts/left-out.ts';
import { Button } from '../ui/button.tsx';
import chip from '../ui/chip.module.css';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

interface FilterPanelProps {
  branch: MenuBranch & { id: number };
  wordsAddress: string;
  words: Pick<MenuPageWords['filters'], 'open' | 'failed' | 'retry'>;
}

async function loadParts(wordsAddress: string) {
  const [{ Panel }, words] = await Promise.all([import('./filter-panel/panel.tsx'), loadFilterWords(wordsAddress)]);
  return { Panel, words };
}

/** The button that opens all filters. What it opens is loaded when the guest touches it. */
export default function FilterPanel({ branch, wordsAddress, words }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>> | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    loadParts(wordsAddress).then(setParts, () => setFailed(true));
  }, [wordsAddress]);

  return (
    <>
      <button
        type="button"
        className={cx(chip['chip'], chip['main'])}
        aria-haspopup="dialog"
        data-filter-opener=""
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" />
        {words.open}
      </button>
      {isOpen && failed && (
        <div role="alert">
          <p>{words.failed}</p>
          <Button onClick={() => location.reload()}>{words.retry}</Button>
        </div>
      )}
      {isOpen &&
        parts &&
        createPortal(<parts.Panel branch={branch} words={parts.words} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
