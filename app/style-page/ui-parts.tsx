import { useState } from 'react';
import { nativeLanguage } from 'virtual:content/site';
import kolamDiamond from '../styles/ornaments/kolam-diamond-brass.svg?no-inline';
import kolam from '../styles/ornaments/kolam-brass.svg?no-inline';
import symbols from '../styles/ornaments/symbols.svg?raw';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonRow, type ButtonKind } from '../ui/button.tsx';
import { DietMark } from '../ui/diet-mark.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { RoomName } from '../ui/room-name.tsx';
import { Field } from '../ui/field.tsx';
import { LetterTile, type TileFloor } from '../ui/letter-tile.tsx';
import { Braid, Floor, Frame, Kolam, Pillar, Strip, type FrameColour } from '../ui/ornaments.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';
import { PSEUDO_CLASSES } from './pseudo-states.ts';
import { Group, Sample } from './sample.tsx';
import { letter, longName, roomName } from './sample-data.ts';
import styles from './style-page.module.css';

const states = [
  { name: 'at rest', look: {} },
  { name: 'hover', look: { className: PSEUDO_CLASSES[':hover'] } },
  { name: 'focus', look: { className: PSEUDO_CLASSES[':focus-visible'] } },
  { name: 'active', look: { className: `${PSEUDO_CLASSES[':hover']} ${PSEUDO_CLASSES[':active']}` } },
  { name: 'disabled', look: { disabled: true } },
];
const kinds: { kind: ButtonKind; on: 'paper' | 'stone' }[] = [
  { kind: 'solid', on: 'paper' },
  { kind: 'line', on: 'paper' },
  { kind: 'line', on: 'stone' },
  { kind: 'brass', on: 'stone' },
];
const frames: FrameColour[] = ['oxide', 'leaf', 'lime'];
const floors: TileFloor[] = ['pookal-oxide', 'pookal-peacock', 'kattam-oxide', 'pookal-night'];
// The ids in the file are the members of IconName.
const iconNames = [...symbols.matchAll(/<symbol[^>]* id="([^"]+)"/g)].map(([, id]) => id as IconName);

/** The components of app/ui in every state. */
export function UiParts() {
  return (
    <>
      <Buttons />
      <Fields />
      <Group name="Small parts">
        <Sample name="Badge, Tag">
          <div className={styles['row']}>
            <Badge>Sat &amp; Sun</Badge>
            <Tag>Our Culture</Tag>
          </div>
        </Sample>
        <Sample name="Tag, on dark" on="leaf">
          <Tag>Our Culture</Tag>
        </Sample>
        <Sample name="DietMark: veg, egg, nonVeg, unknown">
          <div className={styles['row']}>
            <DietMark kind="veg" label="Vegetarian" />
            <DietMark kind="egg" label="Contains egg" />
            <DietMark kind="nonVeg" label="Meat or fish" />
            <DietMark kind="unknown" label="Not known to be vegetarian" />
          </div>
        </Sample>
        <Sample name="RoomName">
          <RoomName name={roomName} language={nativeLanguage} />
        </Sample>
        <Sample name="RoomName, on dark" on="leaf">
          <RoomName name={roomName} language={nativeLanguage} />
        </Sample>
        <Sample name="Icon">
          <div className={styles['row']}>
            {iconNames.map((name) => (
              <figure key={name}>
                <Icon name={name} className={styles['icon']} />
                <figcaption className="muted">{name}</figcaption>
              </figure>
            ))}
          </div>
        </Sample>
      </Group>
      <Ornaments />
    </>
  );
}

function Buttons() {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <Group name="Buttons">
      {kinds.map(({ kind, on }) => (
        <Sample key={kind + on} name={`Button ${kind}: ${states.map(({ name }) => name).join(', ')}; small`} on={on}>
          <ButtonRow>
            {states.map(({ name, look }) => (
              <Button key={name} kind={kind} {...look}>
                {name}
              </Button>
            ))}
            <Button kind={kind} size="small">
              small
            </Button>
          </ButtonRow>
        </Sample>
      ))}
      <Sample name="Button, 60 letters">
        <Button>{longName}</Button>
      </Sample>
      <Sample name="ConfirmDialog (opens)">
        <Button kind="line" onClick={() => setAsking(true)}>
          Ask
        </Button>
        {isAsking && (
          <ConfirmDialog
            title="Confirmation"
            question={longName}
            cancel="Cancel"
            ok="OK"
            onCancel={close}
            onConfirm={close}
          />
        )}
      </Sample>
    </Group>
  );
}

function Fields() {
  return (
    <Group name="Fields">
      <div className={styles['columns']}>
        {[
          { name: 'at rest', className: '' },
          { name: 'hover', className: PSEUDO_CLASSES[':hover'] },
          { name: 'focus', className: PSEUDO_CLASSES[':focus-visible'] },
          { name: 'invalid', className: PSEUDO_CLASSES[':user-invalid'] },
        ].map(({ name, className }) => (
          <Sample key={name} name={`Field, ${name}`}>
            <Field label="Search stories">
              {(control) => <input {...control} className={`${control.className} ${className}`} placeholder="Search" />}
            </Field>
          </Sample>
        ))}
        <Sample name="Field, dropdown">
          <Field label="Category">
            {(control) => (
              <select {...control}>
                <option>All</option>
              </select>
            )}
          </Field>
        </Sample>
        <Sample name="Field, text box, filled">
          <Field label="How was your experience with us?">
            {(control) => <textarea {...control} defaultValue="The rasam cleared my head." />}
          </Field>
        </Sample>
      </div>
    </Group>
  );
}

function Ornaments() {
  return (
    <Group name="Ornaments">
      {[
        { name: 'Floor', part: <Floor /> },
        { name: 'Strip', part: <Strip /> },
        { name: 'Braid', part: <Braid /> },
      ].map(({ name, part }) => (
        <Sample key={name} name={name} on="bare">
          {part}
        </Sample>
      ))}
      <Sample name="Frame: oxide, leaf, lime, round a missing picture">
        <div className={styles['row']}>
          {frames.map((colour) => (
            <Frame key={colour} colour={colour} className={styles['frame']}>
              <LetterTile letter={letter} language={nativeLanguage} />
            </Frame>
          ))}
        </div>
      </Sample>
      <Sample name={`LetterTile: ${floors.join(', ')}`}>
        <div className={styles['row']}>
          {floors.map((floor) => (
            <LetterTile
              key={floor}
              letter={letter}
              language={nativeLanguage}
              floor={floor}
              className={styles['tile']}
            />
          ))}
        </div>
      </Sample>
      <Sample name="Pillar">
        <Pillar className={styles['pillar']} />
      </Sample>
      <Sample name="Kolam" on="leaf">
        <div className={styles['row']}>
          <Kolam src={kolam} size={220} />
          <Kolam src={kolamDiamond} size={220} />
        </div>
      </Sample>
    </Group>
  );
}
