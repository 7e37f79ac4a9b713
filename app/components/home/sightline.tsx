import branches from 'virtual:content/branches';
import * as home from 'virtual:content/home';
import { nativeLanguage } from 'virtual:content/site';
import { cx } from '../../ui/class-names.ts';
import { emptyHtml } from '../../ui/trusted-types.ts';
import styles from './sightline.module.css';

/**
 * The plan of the house as a walk: five doorways on one axis, from the front door to the kitchen. Each leads to a section of the
 * page. The lamp in the last one is lit while a branch is open. Scrolling walks through them; without scroll timelines, with
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
                  <Lamp />
                </div>
              )}
              <div className={styles['front']}>
                <i className={styles['wall']} />
                <i className={styles['carve']} />
                <a href={`#${room.section}`}>
                  {room.native && <span lang={nativeLanguage}>{room.native}</span>} <b>{room.latin}</b>
                </a>
              </div>
            </li>
          ))}
        </ol>
        <ul className={styles['said']}>
          {plan.rooms.map((room, index) => (
            <li key={room.latin}>
              {room.native && <span lang={nativeLanguage}>{room.native}</span>}
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
      {/* With dangerouslySetInnerHTML, React never touches the children of the element, which app/opening writes. */}
      {store}: <opening-line branch={branch} dangerouslySetInnerHTML={emptyHtml} suppressHydrationWarning />
    </em>
  );
}

/** A standing brass lamp with five wicks. */
function Lamp() {
  return (
    <svg className={styles['lamp']} viewBox="0 0 120 260" aria-hidden="true">
      <defs>
        <linearGradient id="lamp-brass" x1="0" x2="1">
          <stop stopColor="#5f3809" />
          <stop offset=".34" stopColor="#b97a1f" />
          <stop offset=".46" stopColor="#ffdf91" />
          <stop offset=".6" stopColor="#c0801f" />
          <stop offset="1" stopColor="#4c2a06" />
        </linearGradient>
      </defs>
      <path d="M60 20c3 5 1 8 3 12 3 4 3 8 0 11l3 5-2 5h4v5h-4l1 14H55l1-14h-4v-5h4l-2-5 3-5c-3-3-3-7 0-11 2-4 0-7 3-12z M8 76c7-1 8-5 13-4 5 1 8 3 15 3h48c7 0 10-2 15-3 5-1 6 3 13 4-3 13-22 20-38 21v5H46v-5C30 96 11 89 8 76z M55 102h10l-1 18h5v6h-5l2 22c5 2 8 7 8 12s-5 9-8 11l-1 20h5v6H50v-6h5l-1-20c-3-2-8-6-8-11s3-10 8-12l2-22h-5v-6h5z M53 197h14c1 14 8 20 22 24l3 7H28l3-7c14-4 21-10 22-24z M24 228h72l6 11H18zM12 239h96l5 17H7z" />
      <path
        className={styles['flame']}
        d="M13 75c-6-8 0-14 2-23 3 9 7 15 1 23zM33 74c-6-8 0-14 2-23 3 9 7 15 1 23zM59 82c-7-9 0-16 1-26 4 10 8 17 2 26zM84 74c-6-8 0-14 2-23 3 9 7 15 1 23zM104 75c-6-8 0-14 2-23 3 9 7 15 1 23z"
      />
    </svg>
  );
}
