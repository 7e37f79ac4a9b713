import { Fragment, type ReactNode } from 'react';
import type { Inline, ListBlock, ParagraphBlock } from '../../model/types.ts';
import { ContentLink } from '../ui/contact.tsx';
import styles from './prose.module.css';
import { paths } from '../paths.ts';
import wordStyles from './word-link.module.css';

/** Links a word to its entry on the glossary page. With scripts, scripts/word-notes.ts shows the entry in a popover instead. */
export const WordLink = ({ slug, children }: { slug: string; children: ReactNode }) => (
  <a className={wordStyles['word']} href={paths.word(slug)}>
    {children}
  </a>
);

/** Text with bold parts and links. */
export const InlineText = ({ parts }: { parts: readonly Inline[] }) =>
  parts.map((part, index) => <Fragment key={index}>{renderInline(part)}</Fragment>);

function renderInline(part: Inline): ReactNode {
  switch (part.type) {
    case 'text':
      return renderText(part);
    case 'bold':
      return <strong>{renderText(part)}</strong>;
    case 'link':
      return <ContentLink href={part.href}>{part.isBold ? <strong>{part.text}</strong> : part.text}</ContentLink>;
  }
}

const renderText = ({ text, word }: Exclude<Inline, { type: 'link' }>): ReactNode =>
  word ? <WordLink slug={word}>{text}</WordLink> : keepPhonesTogether(text);

/** Puts non-breaking spaces between digits, so that telephone numbers do not wrap. */
const keepPhonesTogether = (text: string) => text.replaceAll(/(?<=\d) (?=\d)/g, '\u00a0');

export function TextBlock({ block, className }: { block: ParagraphBlock | ListBlock; className?: string | undefined }) {
  if (block.type === 'paragraph') {
    return (
      <p className={className}>
        <InlineText parts={block.text} />
      </p>
    );
  }
  const List = block.isNumbered ? 'ol' : 'ul';
  return (
    <List className={styles['list']}>
      {block.items.map((item, index) => (
        <li key={index}>
          <InlineText parts={item} />
        </li>
      ))}
    </List>
  );
}
