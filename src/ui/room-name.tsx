import type { InferOutput } from 'valibot';
import type { roomName } from '../../model/schema/values.ts';
import styles from './room-name.module.css';

/** The name of a room in the language of dishes, its transliteration and its meaning. */
export type RoomNameWords = InferOutput<ReturnType<typeof roomName>>;

export const RoomName = ({ name, language }: { name: RoomNameWords; language: string | undefined }) => (
  <p className={styles['name']}>
    {name.localName && <span lang={language}>{name.localName}</span>}
    <span className="label">{`${name.latin} · ${name.english}`}</span>
  </p>
);
