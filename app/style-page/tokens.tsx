import { nativeLanguage } from 'virtual:content/site';
import { priceText } from '../components/menu/price-text.ts';
import css from '../styles/tokens.css?raw';
import { colourPairs, contrast, MIN_CONTRAST } from '../styles/contrast.ts';
import { resolveColour, parseTokens } from '../styles/read-tokens.ts';
import { Group, Sample } from './sample.tsx';
import { roomName } from './sample-data.ts';
import styles from './style-page.module.css';

const tokens = parseTokens(css);
const named = (pattern: RegExp) => [...tokens].filter(([name]) => pattern.test(name));
const colours = [...tokens].filter(([, value]) => /^(?:#|var\()/.test(value));

/** Every token of tokens.css, and every pair of colours with its contrast. */
export function Tokens() {
  return (
    <>
      <Group name="Colours">
        <ul className={styles['tokens']}>
          {colours.map(([name]) => (
            <li key={name}>
              <div className={styles['swatch']} style={{ background: `var(${name})` }} />
              {name}
              <br />
              {resolveColour(tokens, name)}
            </li>
          ))}
        </ul>
      </Group>
      <Group name="Contrast">
        <ul className={styles['tokens']}>
          {colourPairs.map(({ foreground, background, use }) => {
            const ratio = contrast(resolveColour(tokens, foreground), resolveColour(tokens, background));
            return (
              <li key={foreground + background + use}>
                <p className={styles['pair']} style={{ color: `var(${foreground})`, background: `var(${background})` }}>
                  {`${ratio.toFixed(1)}, needs ${MIN_CONTRAST[use]}`}
                </p>
                {foreground}
                <br />
                {`${background}, ${use}`}
              </li>
            );
          })}
        </ul>
      </Group>
      <Group name="Type">
        {named(/^--t-(?!room)/).map(([name, value]) => (
          <Sample key={name} name={`${name}: ${value}`}>
            <p style={{ font: `600 var(${name}) / 1.15 var(--display)` }}>
              Pepper first <span lang={nativeLanguage}>{roomName.native}</span> {priceText(9)}
            </p>
            <p style={{ fontSize: `var(${name})` }}>Roasted one by one, ground on the day.</p>
          </Sample>
        ))}
        <Sample name=".label">
          <p className="label">A grill on the harbour</p>
        </Sample>
        <Sample name=".lead">
          <p className="lead">Fifteen dishes to judge us by. Start anywhere but the coffee.</p>
        </Sample>
        <Sample name=".h-section">
          <h3 className="h-section">Signature Dishes</h3>
        </Sample>
      </Group>
      <Group name="Space and shape">
        <ul className={styles['tokens']}>
          {named(/^--(?:s\d|gutter|section|r\d|round|frame)$/).map(([name, value]) => (
            <li key={name}>
              <div className={styles['measure']} style={{ width: `var(${name})` }} />
              {`${name}: ${value}`}
            </li>
          ))}
        </ul>
      </Group>
    </>
  );
}
