import { menuOutlines as outlines, menuWords as words } from '#content';
import { codeMeaning } from '../../../model/codes.ts';
import badge from '../../ui/badge.module.css';
import { DietMark } from '../../ui/diet-mark.tsx';
import { HeatMark } from '../../ui/dishes/dish-marks.tsx';
import styles from './menu-key.module.css';

/** What the marks, the chillies and the codes of a branch's menu mean; below its dishes. */
export function MenuKey({ branch }: { branch: string }) {
  const { legend, codeKey, tools, filters } = words;
  const outline = outlines[branch];
  const codes = codeKey?.codes.filter(({ code }) => outline?.codes.includes(code)) ?? [];
  return (
    <section className={styles['key']} aria-labelledby="key">
      <h2 id="key">{tools.key}</h2>
      <ul>
        {(['veg', 'egg', 'nonVeg'] as const).map((mark) => (
          <li key={mark}>
            <DietMark kind={mark} />
            {legend[mark]}
          </li>
        ))}
        {filters.heats.slice(1).map((name, index) => (
          <li key={name}>
            <HeatMark heat={index + 1} />
            {name}
          </li>
        ))}
        {outline?.served && (
          <li>
            <span className={badge['badge']}>{outline.served}</span>
            {legend.served}
          </li>
        )}
        {codes.map((each) => (
          <li key={each.code}>
            <b>{each.code}</b>
            {codeMeaning(each, outline?.kinds ?? {})}
          </li>
        ))}
      </ul>
      <p>{legend.fourteen}</p>
      {codeKey && codes.length > 0 && <p>{codeKey.note}</p>}
    </section>
  );
}
