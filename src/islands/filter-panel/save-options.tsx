import { fill } from '../../../model/fill.ts';
import { Button } from '../../ui/button.tsx';
import type { FilterWords } from '../../scripts/left-out.ts';
import choices from '../party/choices.module.css';
import { ShareAddress } from '../party/share-address.tsx';
import styles from './panel.module.css';

interface SaveOptionsProps {
  words: FilterWords['filters'];
  /** Who sees the choices. */
  intro: string;
  sharePath: string;
  isSaved: boolean;
  onSaveChange: (shouldSave: boolean) => void;
  /** Describes kept choices other than the ones shown, which then came with a link; null if there are none. */
  saved: string | null;
  onUseSaved: () => void;
  onForget: () => void;
}

/** Keeps, shares and forgets the choices, and says who sees them. */
export const SaveOptions = ({
  words,
  intro,
  sharePath,
  isSaved,
  onSaveChange,
  saved,
  onUseSaved,
  onForget,
}: SaveOptionsProps) => (
  <>
    {saved !== null && (
      <div className={styles['saved']} role="status">
        <p>{fill(words.saved, { choices: saved })}</p>
        <Button kind="line" size="small" onClick={onUseSaved}>
          {words.applySaved}
        </Button>
      </div>
    )}
    <label className={styles['tick']}>
      <input type="checkbox" checked={isSaved} onChange={({ currentTarget: { checked } }) => onSaveChange(checked)} />
      {words.remember}
    </label>
    <div className={styles['acts']}>
      <ShareAddress path={sharePath} words={words} />
      <button type="button" className={choices['action']} onClick={onForget}>
        {words.forget}
      </button>
    </div>
    <details className={choices['privacy']}>
      <summary>{words.privacy}</summary>
      <p>{intro}</p>
    </details>
  </>
);
