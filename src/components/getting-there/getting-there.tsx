import { branches, site, ui } from '#content';
import { SectionHead } from '../section-head.tsx';
import styles from './getting-there.module.css';
import type { Branch } from '../../../model/types.ts';
import { fill } from '../../../model/fill.ts';
import { AddressLines, CallLink, ExternalLink } from '../../ui/contact.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

const words = ui.gettingThere;

/** How to reach each branch. */
export const GettingThere = () => (
  <section className={`paper ${styles['section']}`} id="getting-there">
    <div className="wrap">
      <SectionHead roomName={words.roomName} heading={words.title} lead={words.intro} />
      <ul className={`grid ${styles['branches']}`}>
        {branches.map((branch) => (
          <li key={branch.key} id={branch.key} className={styles['branch']}>
            <BranchRoute branch={branch} />
            <BranchFacts branch={branch} />
          </li>
        ))}
      </ul>
      <p className="lead callout">{words.whenBooking}</p>
    </div>
  </section>
);

/** The way from the station to the door of a branch as a line with its stops, and links to maps. */
function BranchRoute({ branch }: { branch: Branch }) {
  const { store, address, gettingThere } = branch;
  // "Earlsfield (South Western Railway)": the lines stand below the name.
  const [station, lines] = gettingThere.nearest.split(/ \((.+)\)$/);
  return (
    <div className={styles['map']}>
      <h3 className="type-title">{store}</h3>
      <dl className="stack type-small">
        <div>
          <dt className="type-item">{words.nearest}</dt>
          <dd className="type-name">{station}</dd>
          {lines && <dd>{lines}</dd>}
        </div>
        <div>
          <dt className="type-item">{words.walk}</dt>
          <dd>{gettingThere.text}</dd>
        </div>
        <div>
          <dt className="type-item">{site.brand}</dt>
          <dd className="type-name">
            <AddressLines address={address} />
          </dd>
          <dd>
            <CallLink branch={branch} />
          </dd>
        </div>
      </dl>
      <ul className={`no-print ${styles['links']}`}>
        {words.services.map(({ name, link }) => (
          <li key={name}>
            <ExternalLink
              className="tap label"
              href={fill(link, { address: encodeURIComponent(address) })}
              aria-label={`${fill(words.directions, { service: name })} to ${store}, opens in a new tab`}
            >
              {fill(words.directions, { service: name })}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What else helps to reach a branch. Other stations are last: not every branch has them, and the rows of branches are aligned. */
const BranchFacts = ({ branch: { gettingThere, access } }: { branch: Branch }) => (
  <dl className={`type-small ${styles['facts']}`}>
    <Fact icon="bus" label={words.buses} texts={[gettingThere.buses]} />
    <Fact icon="lift" label={words.stepFree} texts={[gettingThere.stepFree]} />
    <Fact icon="parking" label={words.parking} texts={[gettingThere.parking]} />
    <Fact icon="access" label={words.access} texts={[access]} />
    <Fact icon="train" label={words.others} texts={gettingThere.others ?? []} />
  </dl>
);

/** A term with its texts; nothing if the content leaves all of them empty. */
function Fact({ icon, label, texts }: { icon: IconName; label: string; texts: readonly string[] }) {
  const filled = texts.filter((text) => text !== '');
  if (filled.length === 0) return null;
  return (
    <div>
      <dt className="type-item">
        <Icon name={icon} /> {label}
      </dt>
      {filled.map((text) => (
        <dd key={text}>{text}</dd>
      ))}
    </div>
  );
}
