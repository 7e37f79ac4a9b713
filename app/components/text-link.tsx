import { Link, type LinkProps } from 'react-router';
import styles from './text-link.module.css';

/** The look of a link with an arrow, for links that leave the site. */
export const arrowClass = styles['arrow'];

/** A link in small capitals with an arrow: "Read More". */
export function ArrowLink(props: LinkProps) {
  return <Link prefetch="intent" className={arrowClass} {...props} />;
}

/** The way back to the page above. */
export function BackLink(props: LinkProps) {
  return <Link prefetch="intent" className={styles['back']} {...props} />;
}
