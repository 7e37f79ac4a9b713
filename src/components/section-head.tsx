import { site } from '#content';
import type { InferOutput } from 'valibot';
import type { roomName } from '../../model/schema/values.ts';
import { cx } from '../ui/class-names.ts';
import styles from './section-head.module.css';

/** The name of a room in the language of dishes, its transliteration and its meaning. */
export type RoomNameWords = InferOutput<ReturnType<typeof roomName>>;

interface SectionHeadProps {
  roomName: RoomNameWords | undefined;
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string;
  className?: string | undefined;
}

/** The head of a section: an optional name of a room, the heading, an optional lead. */
export const SectionHead = ({ roomName: name, heading, lead, className }: SectionHeadProps) => (
  <div className={cx(styles['head'], className)}>
    {name && <RoomName name={name} />}
    <h2>{heading}</h2>
    {lead && <p className="lead">{lead}</p>}
  </div>
);

export const RoomName = ({ name }: { name: RoomNameWords }) => (
  <p className={`muted ${styles['room']}`}>
    <span className="label">{`${name.latin} · ${name.english}`}</span>
    {name.localName && (
      <span className="type-item bright" lang={site.localLanguage}>
        {name.localName}
      </span>
    )}
  </p>
);
