import { useStore } from '@nanostores/react';
import { fill } from '../../../model/fill.ts';
import { filterPath, type MenuBranch } from '../../paths.ts';
import type { FilterWords } from '../../data/filter-words.ts';
import { describeFilters } from '../../stores/describe-needs.ts';
import { setFilters } from '../../stores/filters.ts';
import { $saved, forgetSaved, isSaved, saveChoices } from '../../stores/our-table.ts';
import { serializeParty } from '../../stores/party.ts';
import { noParty, type Party } from '../../stores/people.ts';
import { Button } from '../../ui/button.tsx';
import choiceStyles from '../party/choices.module.css';
import needsStyles from '../party/needs-form.module.css';
import { ShareAddress } from '../party/share-address.tsx';
import styles from './panel.module.css';

interface SaveOptionsProps {
  party: Party;
  branch: MenuBranch;
  words: FilterWords;
}

/** Keeps, shares and forgets the choices, and says who sees them. */
export function SaveOptions({ party, branch, words }: SaveOptionsProps) {
  const saved = useStore($saved);
  const isKept = isSaved(party, saved);
  const forget = () => {
    setFilters(noParty);
    forgetSaved();
  };
  return (
    <>
      {/* The device keeps other choices than those shown. */}
      {saved && !isKept && (
        <div className={styles['saved']} role="status">
          <p>{fill(words.filters.saved, { choices: describeFilters(saved, words) })}</p>
          <Button kind="line" size="small" onClick={() => setFilters(saved)}>
            {words.filters.applySaved}
          </Button>
        </div>
      )}
      <label className={needsStyles['tick']}>
        <input
          type="checkbox"
          checked={isKept}
          onChange={({ currentTarget: { checked } }) => (checked ? saveChoices(party) : forgetSaved())}
        />
        {words.filters.remember}
      </label>
      <div className={styles['acts']}>
        <ShareAddress path={filterPath(branch, serializeParty(party))} words={words.filters} />
        <button type="button" className={choiceStyles['action']} onClick={forget}>
          {words.filters.forget}
        </button>
      </div>
      <details className={choiceStyles['privacy']}>
        <summary>{words.filters.privacy}</summary>
        <p>{words.filters.privacyText}</p>
      </details>
    </>
  );
}
