import { ui } from '#content';
import type { Directions } from '../../../model/types.ts';
import { buttonClass } from '../../ui/button.tsx';
import { fill } from '../../../model/fill.ts';
import { AddressLines } from '../../ui/address-lines.tsx';
import { ExternalLink } from '../external-link.tsx';
import { houseNumber } from '../../ui/house-number.ts';
import { CallLink } from '../../ui/call-link.tsx';
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
        {travelDetails(branch).map(({ label, texts }) => (
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
              href={fill(link, { address: encodeURIComponent(address) })}
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

/** How to reach a branch, from the station to the door, without what the content leaves empty. */
function travelDetails({ gettingThere, access, accessText }: Directions): { label: string; texts: string[] }[] {
  const { nearest, others = [], text, buses, stepFree, parking } = gettingThere;
  const words = ui.gettingThere;
  return [
    { label: words.nearest, texts: [nearest] },
    { label: words.others, texts: others },
    { label: words.walk, texts: [text] },
    { label: words.buses, texts: [buses] },
    { label: words.stepFree, texts: [stepFree] },
    { label: words.parking, texts: [parking] },
    { label: words.access, texts: [access, accessText] },
  ]
    .map(({ label, texts }) => ({ label, texts: texts.filter((one) => one !== '') }))
    .filter(({ texts }) => texts.length > 0);
}
