import { look, site } from '#content';
import type { ReactNode } from 'react';
import { cx } from '../ui/class-names.ts';
import { BrandDrawing } from './brand-drawing.tsx';
import styles from './page-head.module.css';
import { RoomStill, type Still } from './room-still.tsx';

/** Local titles of more characters have two lines in some windows, with the web font. */
const ONE_LINE = 24;

interface PageHeadProps {
  title: string;
  /** The title in the language of dishes, beside it. */
  localTitle?: string | undefined;
  lead?: string | undefined;
  /** Beside the words, or behind those of a tall head. */
  still?: Still;
  /**
   * For a page that begins with its room, rather than with something to find or to fill in. The mark of the restaurant stands on either
   * side of the title.
   */
  isTall?: boolean;
  children?: ReactNode;
}

/** The head of a page, with its only h1. */
export const PageHead = ({ title, localTitle, lead, still, isTall, children }: PageHeadProps) => (
  <div className={cx('on-dark scene', styles['head'], still?.picture && isTall && styles['tall'])}>
    {still && <RoomStill {...still} />}
    <div className={`wrap ${styles['inner']}`}>
      <h1 className={isTall && look.hasLogo ? styles['flanked'] : undefined}>
        {isTall && <BrandDrawing name="mark" />}
        <span>{title}</span>
        {isTall && <BrandDrawing name="mark" />}
      </h1>
      {localTitle && (
        <p className={cx('type-name bright', localTitle.length > ONE_LINE && styles['long'])} lang={site.localLanguage}>
          {localTitle}
        </p>
      )}
      {lead && <p className="lead bright">{lead}</p>}
      {children}
    </div>
  </div>
);
