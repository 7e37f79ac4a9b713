import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MenuPageWords } from '../../model/types.ts';
import type { MenuBranch } from '../paths.ts';
import { type FilterWords, loadFilterWords } from '../scripts/left-out.ts';
import { Button } from '../ui/button.tsx';
import chip from '../ui/chip.module.css';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { Panel } from './filter-panel/panel.tsx';

interface FilterPanelProps {
  branch: MenuBranch & { id: number; store: string };
  wordsAddress: string;
  words: Pick<MenuPageWords['filters'], 'open' | 'failed' | 'retry'>;
}

interface Parts {
  Sheet: ComponentType<ComponentProps<typeof Panel>>;
  words: FilterWords;
}

async function loadParts(wordsAddress: string): Promise<Parts> {
  const [{ Panel: Sheet }, words] = await Promise.all([
    import('./filter-panel/panel.tsx'),
    loadFilterWords(wordsAddress),
  ]);
  return { Sheet, words };
}

/** The button that opens all filters. What it opens is loaded when the guest touches it. */
export default function FilterPanel({ branch, wordsAddress, words }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [parts, setParts] = useState<Parts | null>(null);
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
        createPortal(<parts.Sheet branch={branch} words={parts.words} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
