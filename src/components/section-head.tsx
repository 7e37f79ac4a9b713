import { site } from '#content';
import { RoomName, type RoomNameWords } from '../ui/room-name.tsx';
import styles from './section-head.module.css';

interface SectionHeadProps {
  roomName: RoomNameWords | undefined;
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string;
}

/** The head of a section: an optional name of a room, the heading, an optional lead. */
export const SectionHead = ({ roomName, heading, lead }: SectionHeadProps) => (
  <div className={styles['head']}>
    {roomName && <RoomName name={roomName} language={site.localLanguage} />}
    <h2 className="h-section">{heading}</h2>
    {lead && <p className="lead">{lead}</p>}
  </div>
);
