import { announcements, branches } from '#content';
import { OpeningLine } from '../ui/opening-line.tsx';
import { CallLink, HoursLines } from '../ui/contact.tsx';
import styles from './branch-phones.module.css';
import lineStyles from './ring-line.module.css';

export const BranchPhones = () => (
  <ul className={`grid ${styles['phones']}`}>
    {branches.map((branch) => (
      <li key={branch.key}>
        <b>{branch.store}</b>
        <CallLink branch={branch} />
        <span className="label">
          <HoursLines hours={branch.visitingHours} />
        </span>
        <OpeningLine branch={branch} announced={announcements[branch.key]} isShort />
      </li>
    ))}
  </ul>
);

/** Why to ring, and every branch with its number, on one line below the content of a page. */
export const RingLine = ({ id, title, text }: { id?: string; title: string; text: string }) => (
  <div id={id} className={`cluster between ruled ${lineStyles['line']}`}>
    <div>
      <p className="type-name bright">{title}</p>
      <p>{text}</p>
    </div>
    <ul className="cluster">
      {branches.map((branch) => (
        <li key={branch.key}>
          {branch.store} <CallLink branch={branch} />
        </li>
      ))}
    </ul>
  </div>
);
