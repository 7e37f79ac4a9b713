import { site } from '#content';
import type { ReactNode } from 'react';
import kolam from '../styles/ornaments/kolam-drawn.svg?no-inline';
import { cx } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Kolam, Strip } from '../ui/ornaments.tsx';
import styles from './page-head.module.css';

const { localLanguage } = site;

interface PageHeadProps {
  title: string;
  /** The title in the language of dishes, beside it. */
  localTitle?: string | undefined;
  lead?: string | undefined;
  /** A kolam that draws itself beside the title. Without it the head is low. */
  hasKolam?: boolean;
  /** An icon on both sides of the title. */
  sideIcon?: IconName;
  background?: 'oxide' | 'leaf';
  children?: ReactNode;
}

/** Up to so many characters, the title in the other language has room beside it on a phone, in any font. */
const SHORT_TITLE = 10;

/** The coloured header of a page, with its only h1. */
export function PageHead({
  title,
  localTitle,
  lead,
  hasKolam,
  sideIcon,
  background = 'oxide',
  children,
}: PageHeadProps) {
  return (
    <>
      <div
        className={cx('on-dark', styles['head'], !hasKolam && styles['low'], background === 'leaf' && styles['leaf'])}
      >
        <div className={`wrap ${styles['inner']}`}>
          <div>
            <div className={cx(styles['titles'], title.length > SHORT_TITLE && styles['long'])}>
              <Title text={title} icon={sideIcon} />
              {localTitle && <p lang={localLanguage}>{localTitle}</p>}
            </div>
            {lead && <p className="lead">{lead}</p>}
            {children}
          </div>
        </div>
        {hasKolam && <Kolam src={kolam} size={520} className={styles['kolam']} />}
      </div>
      <Strip />
    </>
  );
}

function Title({ text, icon }: { text: string; icon: IconName | undefined }) {
  if (!icon) return <h1>{text}</h1>;
  return (
    <div className={styles['title']}>
      <Icon name={icon} />
      <h1>{text}</h1>
      <Icon name={icon} />
    </div>
  );
}
