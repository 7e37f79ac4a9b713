import { Fragment, type ReactNode } from 'react';
import type { Inline, ListBlock, ParagraphBlock } from '../../model/types.ts';
import { ExternalLink } from './external-link.tsx';
import styles from './prose.module.css';
import { WordLink } from './words/word-link.tsx';

/** Text with bold words and links, as content has it. A link inside the site stays in the tab. */
export function InlineText({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => <Fragment key={index}>{inline(part)}</Fragment>);
}

function inline(part: Inline): ReactNode {
  switch (part.type) {
    case 'text':
      return explained(part);
    case 'bold':
      return <strong>{explained(part)}</strong>;
    case 'link':
      return part.href.startsWith('/') ? (
        <a href={part.href}>{part.text}</a>
      ) : (
        <ExternalLink href={part.href}>{part.text}</ExternalLink>
      );
  }
}

const explained = ({ text, word }: Exclude<Inline, { type: 'link' }>): ReactNode =>
  word ? <WordLink slug={word}>{text}</WordLink> : inOnePiece(text);

/** A text in which no telephone number breaks across two lines. */
const inOnePiece = (text: string) => text.replaceAll(/(?<=\d) (?=\d)/g, '\u00a0');

/** A paragraph or a list. */
export function TextBlock({ block, className }: { block: ParagraphBlock | ListBlock; className?: string | undefined }) {
  if (block.type === 'paragraph') {
    return (
      <p className={className}>
        <InlineText parts={block.text} />
      </p>
    );
  }
  return (
    <ul className={styles['list']}>
      {block.items.map((item, index) => (
        <li key={index}>
          <InlineText parts={item} />
        </li>
      ))}
    </ul>
  );
}
