import { branches, home, site } from '#content';
import { cx } from '../../ui/class-names.ts';
import { KitchenDrawing } from './kitchen-drawing.tsx';
import styles from './sightline.module.css';

const { localLanguage } = site;

/**
 * The plan of the house as a walk: five doorways on one axis, from the front door to the kitchen. Each leads to a section of the
 * page. The kitchen in the last one is lit while a branch is open. Scrolling walks through them; without scroll timelines, with
 * reduced motion and with scripts off the drawing stands still. Nothing if the content has no plan.
 */
export function Sightline() {
  const plan = home.about.housePlan;
  if (!plan) return null;
  const last = plan.rooms.length - 1;
  return (
    <div className={`${styles['sight']} on-dark`}>
      <div className={styles['view']}>
        <ol className={styles['house']} aria-label={plan.label}>
          {plan.rooms.map((room, index) => (
            <li key={room.latin} className={cx(styles['room'], styles[`r${index + 1}`])}>
              <i className={styles['floor']} />
              <i className={styles['roof']} />
              {index === COURT && (
                <>
                  <i className={styles['pair']} />
                  <i className={cx(styles['pair'], styles['far'])} />
                </>
              )}
              {index === last && (
                <div className={styles['fire']}>
                  <KitchenDrawing />
                </div>
              )}
              <div className={styles['front']}>
                <i className={styles['wall']} />
                <i className={styles['carve']} />
                <a href={`#${room.section}`}>
                  {room.localName && <span lang={localLanguage}>{room.localName}</span>} <b>{room.latin}</b>
                </a>
              </div>
            </li>
          ))}
        </ol>
        <ul className={styles['said']}>
          {plan.rooms.map((room, index) => (
            <li key={room.latin}>
              {room.localName && <span lang={localLanguage}>{room.localName}</span>}
              <b>{room.latin}.</b> {room.text}
              {index === last && branches.map(({ key, store }) => <Opening key={key} branch={key} store={store} />)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The room with pillars: the court. */
const COURT = 2;

/** "Harbour: Open now, until 11 pm" */
function Opening({ branch, store }: { branch: string; store: string }) {
  return (
    <em className={cx(styles['now'], 'needs-script')}>
      {store}: <opening-line branch={branch} />
    </em>
  );
}
