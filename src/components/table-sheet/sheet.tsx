import { menuPage, site, tableSheet } from '#content';
import type { Branch } from '../../../model/types.ts';
import { permanentMenuPath } from '../../paths.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './sheet.module.css';

const words = tableSheet;

/** The printed table sheet: the front of a house, with the QR code of the branch's menu as its door. */
export function Sheet({ branch: { key, store, hours, phone } }: { branch: Branch }) {
  return (
    <div className={styles['sheet']}>
      <div className={styles['front']}>
        <Icon name="mark" className={styles['mark']} />
        <p className={styles['brand']}>{site.brand}</p>
        <p className={styles['store']}>{store}</p>
        <div className={styles['door']}>
          <QrCode
            text={new URL(permanentMenuPath(key), site.url).href}
            errorCorrection="Q"
            label={`QR code that opens the ${store} menu`}
          />
        </div>
        <p className={styles['scan']}>{words.scan}</p>
        <p>
          {words.scanText}
          <br /> {words.free}
        </p>
        <p className={styles['address']}>{`${new URL(site.url).host}${permanentMenuPath(key)}`}</p>
      </div>
      <div className={styles['foot']}>
        <p>
          <b>{hours}</b> <span>{phone}</span>
        </p>
        <p>{`${menuPage.allergy.tell} ${menuPage.allergy.lists}`}</p>
      </div>
    </div>
  );
}
