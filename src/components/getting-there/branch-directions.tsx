import { ui } from '#content';
import type { Directions } from '../../../model/types.ts';
import { buttonClass } from '../../ui/button.tsx';
import { fill } from '../../../model/fill.ts';
import { AddressLines } from '../../ui/address-lines.tsx';
import { ExternalLink } from '../external-link.tsx';
import { houseNumber } from '../../ui/house-number.ts';
import { CallLink } from '../../ui/call-link.tsx';
import styles from './branch-directions.module.css';

const words = ui.gettingThere;

/** Directions to one branch: the way from the station to its door as a route diagram, then the rest. */
export function BranchDirections({ branch }: { branch: Directions }) {
  const { store, address, gettingThere, access, accessText } = branch;
  const { nearest, others = [], text, buses, stepFree, parking } = gettingThere;
  const number = houseNumber(address);
  return (
    <>
      <h3 className={styles['store']}>{store}</h3>
      <dl className={styles['route']}>
        <Detail label={words.nearest} texts={[nearest]} />
        <Detail label={words.walk} texts={[text]} />
      </dl>
      <div className={styles['door']}>
        {number && (
          <span className={styles['number']} aria-hidden="true">
            {number}
          </span>
        )}
        <AddressLines address={address} />
        <CallLink branch={branch} />
      </div>
      <ul className={styles['maps']}>
        {words.services.map(({ name, link }) => (
          <li key={name}>
            <ExternalLink
              className={buttonClass({ kind: 'line', size: 'small' })}
              href={fill(link, { address: encodeURIComponent(address) })}
              aria-label={`${fill(words.directions, { service: name })} to ${store}, opens in a new tab`}
            >
              {fill(words.directions, { service: name })}
            </ExternalLink>
          </li>
        ))}
      </ul>
      <dl className={styles['details']}>
        <Detail label={words.buses} texts={[buses]} />
        <Detail label={words.others} texts={others} />
        <Detail label={words.stepFree} texts={[stepFree]} />
        <Detail label={words.parking} texts={[parking]} />
        <Detail label={words.access} texts={[access, accessText]} />
      </dl>
    </>
  );
}

/** A term with its texts; nothing if the content leaves all of them empty. */
function Detail({ label, texts }: { label: string; texts: readonly string[] }) {
  const filled = texts.filter((text) => text !== '');
  if (filled.length === 0) return null;
  return (
    <div>
      <dt className="label">{label}</dt>
      {filled.map((text) => (
        <dd key={text}>{text}</dd>
      ))}
    </div>
  );
}
