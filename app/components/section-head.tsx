import { DoorPlate } from '../ui/door-plate.tsx';
import styles from './section-head.module.css';

interface SectionHeadProps {
  plate: { tamil: string; latin: string; english: string };
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string;
}

/** The head of a room: its door plate, its heading, a lead. */
export function SectionHead({ plate, heading, lead }: SectionHeadProps) {
  return (
    <div className={styles['head']}>
      <DoorPlate plate={plate} />
      <h2 className="h-section">{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
