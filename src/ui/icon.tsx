import symbols from '../styles/ornaments/symbols.svg?no-inline';

/** The drawings of styles/ornaments/symbols.svg: one file for the whole site, fetched once. */
export type IconName =
  | 'google-play'
  | 'app-store'
  | 'download'
  | 'out'
  | 'copy'
  | 'mail'
  | 'phone'
  | 'lines'
  | 'cross'
  | 'arrow'
  | 'pause'
  | 'play'
  | 'filter'
  | 'bus'
  | 'train'
  | 'lift'
  | 'parking'
  | 'access';

/** An icon in the text's colour. Always decorative: the text beside it or the control's name gives the meaning. */
export const Icon = ({ name, className }: { name: IconName; className?: string | undefined }) => (
  <svg className={className} aria-hidden="true">
    <use href={`${symbols}#${name}`} />
  </svg>
);
