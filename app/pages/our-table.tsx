import { lazy, Suspense } from 'react';
import branches from 'virtual:content/branches';
import { page as words } from 'virtual:content/our-table';
import { BranchPhones } from '../components/branch-phones.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { BackLink } from '../components/text-link.tsx';
import { menuPath, paths } from '../paths.ts';
import { ButtonRow } from '../ui/button.tsx';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './our-table.module.css';

const OurTable = lazy(async () => ({ default: (await import('../components/our-table/our-table.tsx')).OurTable }));

/** The list of dishes that a party makes. Only its device knows it, so the HTML has what every list has. */
export default function OurTablePage() {
  const isHydrated = useHydrated();
  return (
    <div data-our-table="">
      <PageHead title={words.title} nativeTitle={words.nativeTitle} lead={words.lead} background="leaf">
        <BackLink href={paths.menu}>{words.back}</BackLink>
      </PageHead>
      <div className="paper">
        <div className={`wrap ${styles['page']}`}>
          <p className={styles['tell']}>
            <strong>{words.notAnOrder}</strong> {words.explanation}
          </p>
          <div className="no-script">
            <p>{words.noScript}</p>
            <ButtonRow>
              {branches.map((branch) => (
                <LinkButton key={branch.key} href={menuPath(branch)}>
                  {branch.menuName}
                </LinkButton>
              ))}
            </ButtonRow>
            <BranchPhones />
          </div>
          <div className={`needs-script ${styles['table']}`}>
            {isHydrated && (
              <PartBoundary>
                <Suspense>
                  <OurTable />
                </Suspense>
              </PartBoundary>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
