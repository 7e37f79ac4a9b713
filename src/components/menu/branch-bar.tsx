import { announcements, menuPage } from '#content';
import type { ReactNode } from 'react';
import type { Branch } from '../../../model/types.ts';
import { telephoneUrl } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { OpeningLine } from '../../ui/opening-line.tsx';
import styles from './branch-bar.module.css';
import { BranchSwitch } from './branch-switch.tsx';

/** Which branch's menu this is: the switch, the telephone, and whether the branch is open. Children are at the end of wide windows. */
export function BranchBar({ branch, children }: { branch: Branch; children: ReactNode }) {
  const { phone, store, address } = branch;
  return (
    <div className={styles['bar']}>
      <BranchSwitch current={branch} />
      <a className={styles['call']} href={telephoneUrl(phone)} aria-label={`${menuPage.tools.call} ${phone}, ${store}`}>
        <Icon name="phone" />
        {`${menuPage.tools.call} `}
        <span>{phone}</span>
      </a>
      <p className={styles['open']}>
        <OpeningLine branch={branch} announced={announcements[branch.key]} />
        <span>{address.split(', ')[0]}</span>
      </p>
      {children}
    </div>
  );
}
