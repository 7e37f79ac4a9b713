import { branches, menuWords, site, tableSheet } from '#content';
import { fill } from '../../../model/fill.ts';
import { menuPath, paths, permanentMenuPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { HoursLines } from '../../ui/contact.tsx';
import { BackLink } from '../text-link.tsx';
import sheets from './sheets.module.css';
import styles from './table-sheet.module.css';
import type { Branch } from '../../../model/types.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { BrandDrawing } from '../brand-drawing.tsx';
import sheetStyles from './sheet.module.css';

const words = tableSheet;
const sizes = ['a5', 'a6'] as const;

/** For staff: the table sheet of a branch in two sizes, for printing. */
export function TableSheet({ branch }: { branch: Branch }) {
  const others = branches.filter((one) => one !== branch);
  return (
    <main id="main" className={`wrap ${styles['page']}`}>
      <div className={`no-print stack start ${styles['head']}`}>
        <BackLink href={menuPath(branch)}>{words.back}</BackLink>
        <h1>{fill(words.title, { store: branch.store })}</h1>
        <p className="lead">{words.intro}</p>
        <Button className="needs-script" data-print="">
          {words.print}
        </Button>
        <p className="muted">{words.hint}</p>
      </div>
      {/* Both sizes at print scale. CSS alone applies the choice when printing. */}
      <fieldset className={sheets['sizes']}>
        <legend className="label">{words.sizes}</legend>
        {sizes.map((size) => (
          <div key={size} className={`${sheets['size']} ${sheets[size]}`}>
            <label>
              <input type="radio" name="size" value={size} defaultChecked={size === sizes[0]} />
              {words[size]}
            </label>
            <Sheet branch={branch} />
          </div>
        ))}
      </fieldset>
      {others.length > 0 && (
        <nav aria-label={words.others}>
          <h2 className="type-name">{words.others}</h2>
          <ul>
            {others.map(({ key: other, store }) => (
              <li key={other}>
                <a className="tap" href={paths.tableSheet(other)}>
                  {store}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  );
}

/** The printed table sheet: the front of a house, with the QR code of the branch's menu as its door. */
function Sheet({ branch: { key, store, hours, phone } }: { branch: Branch }) {
  return (
    <div className={`keeps-colours ${sheetStyles['sheet']}`}>
      <div className={sheetStyles['front']}>
        <BrandDrawing name="mark" className={sheetStyles['mark']} />
        <p className={sheetStyles['brand']}>{site.brand}</p>
        <p className={sheetStyles['store']}>{store}</p>
        <div className={sheetStyles['door']}>
          <QrCode
            text={new URL(permanentMenuPath(key), site.url).href}
            errorCorrection="Q"
            label={`QR code that opens the ${store} menu`}
          />
        </div>
        <p className={sheetStyles['scan']}>{words.scan}</p>
        <p>
          {words.scanText}
          <br /> {words.free}
        </p>
        <p className={sheetStyles['address']}>{`${new URL(site.url).host}${permanentMenuPath(key)}`}</p>
      </div>
      <div className={sheetStyles['foot']}>
        <p>
          <b>
            <HoursLines hours={hours} />
          </b>{' '}
          <span>{phone}</span>
        </p>
        <p>{`${menuWords.allergy.tell} ${menuWords.allergy.lists}`}</p>
      </div>
    </div>
  );
}
