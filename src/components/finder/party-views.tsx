import { menuPage as words } from '#content';
import { cx } from '../../ui/class-names.ts';
import formStyles from './finder-form.module.css';
import styles from './finder-results.module.css';
import type { PartyView } from './party.ts';

const views = ['someone', 'everyone'] as const satisfies readonly PartyView[];

/** Chooses between the dishes that at least one person can eat, and those that all can. */
export function PartyViews({ view, onView }: { view: PartyView; onView: (view: PartyView) => void }) {
  return (
    <div className={cx(formStyles['chips'], styles['views'])} role="group" aria-label={words.finder.party.view}>
      {views.map((each) => (
        <label key={each} className={formStyles['choice']}>
          <input type="radio" name="view" checked={each === view} onChange={() => onView(each)} />
          <span>{words.finder.party.views[each]}</span>
        </label>
      ))}
    </div>
  );
}
