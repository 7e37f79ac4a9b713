import styles from './door-plate.module.css';

/** The name of a room in the language of dishes, its transliteration and its meaning. */
export interface DoorPlateWords {
  native?: string | undefined;
  latin: string;
  english: string;
}

interface DoorPlateProps {
  plate: DoorPlateWords;
  /** The language of dishes. */
  language: string | undefined;
}

/** The name of a room above a section's heading. */
export function DoorPlate({ plate, language }: DoorPlateProps) {
  return (
    <p className={styles['plate']}>
      {plate.native && <span lang={language}>{plate.native}</span>}
      <span className="label">{`${plate.latin} · ${plate.english}`}</span>
    </p>
  );
}
