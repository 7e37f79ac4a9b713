import { Link } from 'react-router';
import current from 'virtual:content/notices';
import * as ui from 'virtual:content/ui';
import type { Notice } from '../content/schema.ts';
import styles from './notice-banner.module.css';

/** What content/notices.yaml says, each notice between its dates (app/start/dated-part.ts). With scripts off there is none. */
export function NoticeBanner({ notices = current }: { notices?: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <aside className={styles['notices']} aria-label={ui.global.notice}>
      {notices.map(({ text, link, from, until }) => (
        <dated-part
          key={from + text}
          from={from}
          until={until}
          className={styles['notice']}
          hidden
          suppressHydrationWarning
        >
          <p className="wrap">
            {text}
            {link && (
              <>
                {' '}
                <Link to={link.href} prefetch="intent">
                  {link.text}
                </Link>
              </>
            )}
          </p>
        </dated-part>
      ))}
    </aside>
  );
}
