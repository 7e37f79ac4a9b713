import { useEffect, useState } from 'react';
import * as site from 'virtual:content/site';
import * as ui from 'virtual:content/ui';
import { parseSettings } from '../api/parse-responses.ts';
import { callApi } from '../api/call-api.ts';
import { AppBadge } from '../components/app-badge.tsx';
import { ContentPicture } from '../components/content-picture.tsx';
import { NoticeBanner } from '../components/notice-banner.tsx';
import { BackLink } from '../components/text-link.tsx';
import type { Settings } from '../../model/types.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './go-to-app-store.module.css';

/** Links to the app, the target of printed QR codes. It has no layout (ROUTE-10). */
export default function GoToAppStore() {
  const { androidAppUrl, iosAppUrl } = useSettings();
  const words = ui.goToAppStore;
  return (
    <>
      <NoticeBanner />
      <main id="main" className={`${styles['page']} on-dark`}>
        <BackLink href={paths.home}>{words.back}</BackLink>
        <div className={styles['frame']}>
          <ContentPicture
            picture={words.picture}
            alt={words.alt}
            letter={site.brand}
            sizes="(min-width: 901px) 640px, 110vw"
            priority
          />
          <div className={styles['words']}>
            <Icon name="mark" className={styles['mark']} />
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

/** Fetches the links of the badges from the API; empty while loading and after a failure (API-7). */
function useSettings(): Settings {
  const [settings, setSettings] = useState<Settings>({ androidAppUrl: '', iosAppUrl: '' });
  useEffect(() => {
    const controller = new AbortController();
    callApi('POST', '/api/setting', controller.signal)
      .then((body) => setSettings(parseSettings(body)))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.error(ui.log.settings, error);
      });
    return () => controller.abort();
  }, []);
  return settings;
}
