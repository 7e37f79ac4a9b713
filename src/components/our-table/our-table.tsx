import { branches, ourTable } from '#content';
import type { ReactNode } from 'react';
import { menuPath, paths } from '../../paths.ts';
import { ButtonRow, LinkButton } from '../../ui/button.tsx';
import { BranchPhones } from '../branch-phones.tsx';
import { PageHead } from '../page-head.tsx';
import { bandStill } from '../room-still.tsx';
import { BackLink } from '../text-link.tsx';
import styles from './our-table.module.css';

const { page } = ourTable;

/** The page of the list that a party makes. Only its device knows the list, so the HTML has what every list has. */
export function OurTableView({ children }: { children: ReactNode }) {
  return (
    <div data-our-table="">
      <PageHead title={page.title} localTitle={page.localTitle} lead={page.lead} still={bandStill('dining')}>
        <BackLink href={paths.menu} data-back-to-menu="">
          {page.back}
        </BackLink>
      </PageHead>
      <div className="paper">
        <div className={`wrap ${styles['page']}`}>
          <div className="no-script">
            <p>{page.noScript}</p>
            <ButtonRow>
              {branches.map((branch) => (
                <LinkButton key={branch.key} href={menuPath(branch)}>
                  {branch.store}
                </LinkButton>
              ))}
            </ButtonRow>
            <BranchPhones />
          </div>
          <div className={`needs-script ${styles['table']}`}>{children}</div>
          <p className="muted no-print">
            <strong>{page.notAnOrder}.</strong> {page.explanation}
          </p>
        </div>
      </div>
    </div>
  );
}
