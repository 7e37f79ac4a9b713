import type { Block, Story, StorySection } from '../../../model/types.ts';
import { formatNumeral, numeralLanguage } from '#content';
import { InlineText, TextBlock } from '../prose.tsx';
import styles from './leaf.module.css';

/** Centre and radii of each place on the drawing, as large as its portion: above the rib, then below it, from the tip on. */
const PLACES: readonly (readonly [x: number, y: number, width: number, height?: number])[] = [
  [46, 72, 11],
  [80, 62, 15],
  [119, 57, 15],
  [158, 53, 15],
  [202, 50, 19],
  [257, 49, 22],
  [64, 105, 20, 10],
  [108, 117, 19],
  [161, 122, 31, 25],
  [212, 118, 16],
  [247, 130, 14],
  [281, 116, 16],
];

interface LeafSectionsProps {
  /** The sections whose lists are numbered, in one row of numbers. */
  sections: readonly StorySection[];
  texts: NonNullable<Story['leaf']>;
}

/** Sections with numbered lists beside a drawn leaf, whose places fill as the entries scroll past. */
export function LeafSections({ sections, texts }: LeafSectionsProps) {
  const firstPlaces = listFirstPlaces(sections);
  return (
    <div className={styles['map']}>
      <div className={`stack ${styles['text']}`}>
        {sections.map((section, index) => (
          <section key={section.heading ?? index} className="stack">
            {section.heading && <h2>{section.heading}</h2>}
            {section.blocks.map((block, at) => {
              if (block.type === 'picture') return null;
              if (block.type === 'paragraph') return <TextBlock key={at} block={block} />;
              const first = firstPlaces.get(block) ?? 1;
              return (
                <ol key={at} className="stack" start={first}>
                  {block.items.map((item, entry) => (
                    <li key={entry}>
                      <span className="type-name bright" aria-hidden="true" lang={numeralLanguage}>
                        {formatNumeral(first + entry)}
                        {numeralLanguage && <small className="muted">{first + entry}</small>}
                      </span>
                      <p>
                        <InlineText parts={item} />
                      </p>
                    </li>
                  ))}
                </ol>
              );
            })}
          </section>
        ))}
      </div>
      <div className={styles['side']}>
        <figure>
          <Leaf label={texts.alt} />
          <figcaption>
            {texts.caption} <span className={styles['motion']}>{texts.motion}</span>
          </figcaption>
        </figure>
      </div>
    </div>
  );
}

/** The number of the first entry of each list: the lists of all sections are counted through. */
function listFirstPlaces(sections: readonly StorySection[]): ReadonlyMap<Block, number> {
  const firstPlaces = new Map<Block, number>();
  let next = 1;
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (block.type !== 'list') continue;
    firstPlaces.set(block, next);
    next += block.items.length;
  }
  return firstPlaces;
}

const Leaf = ({ label }: { label: string }) => (
  <svg viewBox="0 0 310 172" role="img" aria-label={label}>
    <path d="M6 86C30 40 120 12 304 12v148C120 160 30 132 6 86Z" />
    <path
      className={styles['veins']}
      d="M60 52l22 34M104 32l20 54M148 22l18 64M192 16l15 70M238 13l12 73M282 12l10 74M60 120l22-34M104 140l20-54M148 150l18-64M192 156l15-70M238 159l12-73M282 160l10-74"
    />
    <path d="M6 86h298" />
    {PLACES.map(([x, y, width, height], index) => (
      <g key={x}>
        <ellipse cx={x} cy={y} rx={width} ry={height ?? width} />
        <text x={x} y={y + 6}>
          {index + 1}
        </text>
      </g>
    ))}
  </svg>
);
