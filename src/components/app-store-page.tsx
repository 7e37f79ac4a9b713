import { appStore as words, site } from '#content';
import { paths } from '../paths.ts';
import { AppBadge, badgeName } from '../ui/app-badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import styles from './app-store-page.module.css';
import { ContentPicture } from './content-picture.tsx';
import { ArrowLink, BackLink } from './text-link.tsx';

export const APP_PICTURE_SIZES = '(min-width: 901px) 640px, 110vw';

/** Links to the app, the target of printed QR codes. scripts/app-links.ts gives the badges their addresses. */
export const AppStorePage = () => (
  <main id="main" className={`${styles['page']} on-dark`}>
    <BackLink href={paths.home}>{words.back}</BackLink>
    <div className={styles['frame']}>
      <ContentPicture of={words} tileName={site.brand} sizes={APP_PICTURE_SIZES} priority />
      <div className={styles['words']}>
        <Icon name="mark" className={styles['mark']} />
        <h1>{site.brand}</h1>
        <p className="lead">{words.text}</p>
        <p>{words.reason}</p>
        <p className={styles['scan']}>
          <QrCode text={new URL(paths.goToAppStore, site.url).href} label="QR code that opens this page" />
          <span>{words.scan}</span>
        </p>
        <div
          className={styles['badges']}
          data-app-links=""
          data-google-play={badgeName('googlePlay', site.brand)}
          data-app-store={badgeName('appStore', site.brand)}
        >
          <AppBadge shop="googlePlay" app={site.brand} href="" />
          <AppBadge shop="appStore" app={site.brand} href="" />
        </div>
        <p className="no-script">{words.noScript}</p>
        <ArrowLink href={paths.selectStore}>{words.browser}</ArrowLink>
      </div>
    </div>
  </main>
);
