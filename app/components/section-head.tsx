import { nativeLanguage } from 'virtual:content/site';
import { DoorPlate, type DoorPlateWords } from '../ui/door-plate.tsx';
import styles from './section-head.module.css';

interface SectionHeadProps {
  plate: DoorPlateWords | undefined;
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string;
}

/** The head of a section: an optional door plate, the heading, an optional lead. */
export function SectionHead({ plate, heading, lead }: SectionHeadProps) {
  return (
    <div className={styles['head']}>
      {plate && <DoorPlate plate={plate} language={nativeLanguage} />}
      <h2 className="h-section">{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
