import styles from './door-plate.module.css';

/** The Tamil name of a room, with its reading and its meaning, over a section's heading. */
export function DoorPlate({ plate }: { plate: { tamil: string; latin: string; english: string } }) {
  return (
    <p className={styles['plate']}>
      <span lang="ta">{plate.tamil}</span>
      <span className="label">{`${plate.latin} · ${plate.english}`}</span>
    </p>
  );
}
