import { announcements, branches, menuWords, ui } from '#content';
import type { ReactNode } from 'react';
import { menuPath, telephoneUrl } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OpeningLine } from '../../ui/opening-line.tsx';
import styles from './branch-bar.module.css';
import { BranchSwitch } from './branch-switch.tsx';
import type { Branch } from '../../../model/types.ts';

/** Which branch's menu this is: the switch, the telephone, and whether the branch is open. Children are at the end of wide windows. */
export function BranchBar({ branch, children }: { branch: Branch; children: ReactNode }) {
  const { phone, store, address } = branch;
  return (
    <div className={`cluster no-print ${styles['bar']}`}>
      <BranchSwitch current={branch} />
      <LinkButton
        kind="line"
        size="small"
        className={styles['call']}
        href={telephoneUrl(phone)}
        aria-label={`${menuWords.tools.call} ${phone}, ${store}`}
      >
        <Icon name="phone" />
        {`${menuWords.tools.call} `}
        <span>{phone}</span>
      </LinkButton>
      <p className={`type-small muted ${styles['open']}`}>
        <OpeningLine branch={branch} announced={announcements[branch.key]} />
        <span>{address.split(', ')[0]}</span>
      </p>
      {children}
    </div>
  );
}

/** Links to the menus of the other branches; nothing for a single branch. */
export function OtherMenus({ current }: { current: Branch }) {
  const others = branches.filter((branch) => branch !== current);
  if (others.length === 0) return null;
  return (
    <p className="cluster">
      {ui.menu.otherMenus}
      {others.map((branch) => (
        <a key={branch.key} href={menuPath(branch)}>
          {branch.store}
        </a>
      ))}
    </p>
  );
}
