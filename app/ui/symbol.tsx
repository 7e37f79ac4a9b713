import symbols from '../styles/ornaments/symbols.svg?no-inline';

/** The drawings of app/styles/ornaments/symbols.svg: one file for the whole site, fetched once. */
export type SymbolName =
  | 'mark'
  | 'word'
  | 'court'
  | 'google-play'
  | 'app-store'
  | 'download'
  | 'lamp'
  | 'pause'
  | 'play'
  | 'face-angry'
  | 'face-disappointed'
  | 'face-sad'
  | 'face-okay'
  | 'face-loved'
  | 'room-thinnai'
  | 'room-mugappu'
  | 'room-pandhi'
  | 'room-aduppadi';

/** A symbol in the text's colour. Always decorative: the text beside it or the control's name gives the meaning. */
export function Symbol({ name, className }: { name: SymbolName; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${symbols}#${name}`} />
    </svg>
  );
}
