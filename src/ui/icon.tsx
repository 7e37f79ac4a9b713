import symbols from '../styles/ornaments/symbols.svg?no-inline';

/** The drawings of styles/ornaments/symbols.svg: one file for the whole site, fetched once. */
export type IconName =
  | 'mark'
  | 'word'
  | 'court'
  | 'google-play'
  | 'app-store'
  | 'download'
  | 'lamp'
  | 'out'
  | 'copy'
  | 'mail'
  | 'phone'
  | 'pause'
  | 'play'
  | 'phone'
  | 'filter'
  | 'search'
  | 'plate'
  | 'room-thinnai'
  | 'room-mugappu'
  | 'room-pandhi'
  | 'room-aduppadi';

/** An icon in the text's colour. Always decorative: the text beside it or the control's name gives the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${symbols}#${name}`} />
    </svg>
  );
}
