import { ui } from '#content';
import type { Directions } from '../../../model/types.ts';
import { buttonClass } from '../../ui/button.tsx';
import { fill } from '../../../model/fill.ts';
import { AddressLines } from '../../ui/address-lines.tsx';
import { ExternalLink } from '../external-link.tsx';
import { houseNumber } from '../../ui/house-number.ts';
import { CallLink } from '../../ui/call-link.tsx';
import { directionsUrl } from './map-link.ts';
import { listTravelDetails } from './travel-details.ts';
import styles from './branch-directions.module.css';

/** Directions to one branch, beside its house number. */
export function BranchDirections({ branch }: { branch: Directions }) {
  const { store, address } = branch;
  const number = houseNumber(address);
  return (
    <>
      <div className={styles['head']}>
        {number && (
          <span className={styles['number']} aria-hidden="true">
            {number}
          </span>
        )}
        <div>
          <h3>{store}</h3>
          <AddressLines address={address} />
        </div>
      </div>
      <dl className={styles['details']}>
        {listTravelDetails(branch, ui.gettingThere).map(({ label, texts }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
      <CallLink branch={branch} className={styles['phone']} />
      <ul className={styles['maps']}>
        {ui.gettingThere.services.map(({ name, link }) => (
          <li key={name}>
            <ExternalLink
              className={buttonClass({ kind: 'line', size: 'small' })}
              href={directionsUrl(link, address)}
              aria-label={`${fill(ui.gettingThere.directions, { service: name })} to ${store}, opens in a new tab`}
            >
              {fill(ui.gettingThere.directions, { service: name })}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
