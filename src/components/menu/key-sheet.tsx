import { hasRecipes, menuOutlines as outlines, menuPage as words } from '#content';
import { fill } from '../../../model/fill.ts';
import type { BranchSummary } from '../../../model/types.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { DietMark } from '../../ui/diet-mark.tsx';
import { HeatMark } from '../../ui/heat-mark.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './menu-tools.module.css';

/** The id of the sheet, for `popovertarget`. */
export const keySheetId = (branch: string): string => `key-${branch}`;

const marks = ['veg', 'egg', 'nonVeg'] as const;

/** What the marks, the chillies and the codes of a branch's menu mean. */
export function KeySheet({ branch }: { branch: BranchSummary }) {
  const { legend, codeKey, tools, finder } = words;
  const codes = codeKey?.codes.filter(({ code }) => outlines[branch.key]?.codes.includes(code)) ?? [];
  return (
    <Sheet id={keySheetId(branch.key)} title={tools.key} className={`${styles['sheet']} ${styles['key']}`}>
      <h3>{legend.heading}</h3>
      <ul>
        {(hasRecipes ? marks : []).map((mark) => (
          <li key={mark}>
            <DietMark kind={mark} />
            {legend[mark]}
          </li>
        ))}
        <li className={styles['long']}>
          <Badge>{legend.weekend}</Badge>
          {legend.weekendLong}
        </li>
      </ul>
      <h3>{legend.heat}</h3>
      <ul>
        {finder.heats.slice(1).map((name, index) => (
          <li key={name}>
            <HeatMark heat={index + 1} />
            {name}
          </li>
        ))}
      </ul>
      {codeKey && codes.length > 0 && (
        <>
          <h3>{codeKey.heading}</h3>
          <ul>
            {codes.map(({ code, meaning }) => (
              <li key={code}>
                <b>{code}</b>
                {meaning}
              </li>
            ))}
          </ul>
          <p>{codeKey.note}</p>
        </>
      )}
      {hasRecipes && (
        <p>
          <a href={paths.allergens(branch.key)}>{fill(finder.table, { branch: branch.menuName })}</a>
        </p>
      )}
    </Sheet>
  );
}
