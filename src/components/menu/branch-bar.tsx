import { announcements, branches, ui } from '#content';
import type { ReactNode } from 'react';
import { menuPath } from '../../paths.ts';
import { CallLink } from '../../ui/contact.tsx';
import { OpeningLine } from '../../ui/opening-line.tsx';
import styles from './branch-bar.module.css';
import type { Branch } from '../../../model/types.ts';

/** Whether the branch is open, its telephone, and its street. Children are at the end of the line. */
export const BranchBar = ({ branch, children }: { branch: Branch; children: ReactNode }) => (
  <div className={`cluster between no-print ${styles['bar']}`}>
    <div className={`cluster type-small muted ${styles['facts']}`}>
      <OpeningLine branch={branch} announced={announcements[branch.key]} />
      <CallLink branch={branch} />
      <span>{branch.address.split(', ')[0]}</span>
    </div>
    {children}
  </div>
);

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
