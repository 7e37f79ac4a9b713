import { useEffect, useState } from 'react';
import * as site from 'virtual:content/site';
import * as ui from 'virtual:content/ui';
import { readSettings } from '../api/answers.ts';
import { callApi } from '../api/call-api.ts';
import { AppBadge } from '../components/app-badge.tsx';
import { ContentPicture } from '../components/content-picture.tsx';
import { NoticeBanner } from '../components/notice-banner.tsx';
import type { Settings } from '../../model/types.ts';
import { paths } from '../paths.ts';
import { Symbol } from '../ui/symbol.tsx';
import styles from './go-to-app-store.module.css';

/** The door to the app, for printed codes to lead to. It stands outside the layout (spec section 2). */
export default function GoToAppStore() {
  const { androidAppUrl, iosAppUrl } = useSettings();
  const words = ui.goToAppStore;
  return (
    <>
      <NoticeBanner />
      <main id="main" className={`${styles['page']} on-dark`}>
        <div className={styles['frame']}>
          <ContentPicture
            picture={words.picture}
            alt={words.alt}
            letter={site.brand}
            sizes="(min-width: 901px) 520px, 82vw"
            priority
          />
          <div className={styles['words']}>
            <Symbol name="mark" className={styles['mark']} />
            <h1>{site.brand}</h1>
            <p className="lead">{words.text}</p>
            <div className={styles['badges']}>
              <AppBadge shop="googlePlay" href={androidAppUrl} name={words.googlePlayName} />
              <AppBadge shop="appStore" href={iosAppUrl} name={words.appStoreName} />
            </div>
            <div className="no-script">
              <p>{words.noScript}</p>
              <p>
                <a href={paths.selectStore}>{ui.navigation.order}</a>
              </p>
            </div>
          </div>
        </div>
      </main>
    </>
  );
}

/** The links of the badges, from the server; empty until they come, and when they do not (spec section 8). */
function useSettings(): Settings {
  const [settings, setSettings] = useState<Settings>({ androidAppUrl: '', iosAppUrl: '' });
  useEffect(() => {
    const left = new AbortController();
    callApi('POST', '/api/setting', left.signal)
      .then((body) => setSettings(readSettings(body)))
      .catch((error: unknown) => {
        if (!left.signal.aborted) console.error(ui.log.settings, error);
      });
    return () => left.abort();
  }, []);
  return settings;
}
