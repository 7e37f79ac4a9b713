import { cx } from '../../ui/class-names.ts';
import choices from '../party/choices.module.css';
import styles from './finder-results.module.css';
import type { PartyView } from '../../stores/party.ts';

import { useFinderWords } from './finder-words.ts';

const views = ['someone', 'everyone'] as const satisfies readonly PartyView[];

/** Chooses between the dishes that at least one person can eat, and those that all can. */
export function PartyViews({ view, onView }: { view: PartyView; onView: (view: PartyView) => void }) {
  const { finder } = useFinderWords();
  return (
    <div className={cx(choices['chips'], styles['views'])} role="group" aria-label={finder.party.view}>
      {views.map((each) => (
        <label key={each} className={choices['choice']}>
          <input type="radio" name="view" checked={each === view} onChange={() => onView(each)} />
          <span>{finder.party.views[each]}</span>
        </label>
      ))}
    </div>
  );
}
