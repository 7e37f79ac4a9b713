import { look } from '#content';
import drawings from '../styles/ornaments/brand.svg?no-inline';

/** The mark or the name of a restaurant that has a logo, in the text's colour; nothing for another. Always decorative. */
export const BrandDrawing = ({ name, className }: { name: 'mark' | 'word'; className?: string | undefined }) =>
  look.hasLogo && (
    <svg className={className} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
