import { branches } from '#content';
import type { ReactNode } from 'react';
import type { Room } from '../../../model/schema/site.ts';
import { paths } from '../../paths.ts';
import { ButtonRow, LinkButton } from '../../ui/button.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { fullStill, RoomStill } from '../room-still.tsx';
import styles from './message-page.module.css';

interface MessagePageProps {
  room: Room;
  words: { code?: string; title: string; text: string };
  children: ReactNode;
}

/** A page with a short message and links, in a room that fills the window. */
export const MessagePage = ({ room, words: { code, title, text }, children }: MessagePageProps) => (
  <div className={`on-dark scene ${styles['page']}`}>
    <RoomStill {...fullStill(room)} />
    <div className={`wrap stack start ${styles['text']}`}>
      {code && <p className="label">{code}</p>}
      <h1>{title}</h1>
      <p className="lead">
        <TextWithLinks phones={branches.map(({ phone }) => phone)}>{text}</TextWithLinks>
      </p>
      {children}
    </div>
  </div>
);

export const HomeAndMenu = ({ words }: { words: { home: string; menu: string } }) => (
  <ButtonRow>
    <LinkButton href={paths.menu} kind="brass">
      {words.menu}
    </LinkButton>
    <LinkButton href={paths.home} kind="line">
      {words.home}
    </LinkButton>
  </ButtonRow>
);
