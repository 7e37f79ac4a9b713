import { useContext, useRef, type ReactNode } from 'react';
import type { MarkdownNode } from '../../model/read/markdown.ts';
import type { Inline } from '../../model/types.ts';
import { pictureAddress } from './picture-control.tsx';
import { asText, type ControlProps } from './controls.tsx';
import { EditorContext } from './editor-context.ts';

/** What each button puts around the chosen words, or before their line. */
const tools: readonly (readonly [label: string, before: string, after: string, sample: string])[] = [
  ['Heading', '\n\n## ', '\n\n', 'Heading'],
  ['Bold', '**', '**', 'bold words'],
  ['Link', '[', '](/menu)', 'words of the link'],
  ['List', '\n\n- ', '\n\n', 'first point'],
  ['Steps', '\n\n1. ', '\n\n', 'first step'],
  ['Picture', '\n\n![', '](name-of-the-picture)\n\n', 'what one sees in it'],
];

/** The text of a story: a toolbar, the text, and how the site reads it. */
export function MarkdownControl({ value, onChange, input, label }: ControlProps<'markdown'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { blocks, data } = useContext(EditorContext);
  const text = asText(value);
  const wrap = (before: string, after: string, sample: string) => {
    const { current } = area;
    if (!current) return;
    const { selectionStart: start, selectionEnd: end } = current;
    const words = text.slice(start, end) || sample;
    // What stands on lines of its own brings the empty lines around it.
    const isBlock = before.startsWith('\n');
    const from = isBlock ? text.slice(0, start).trimEnd().length : start;
    const to = isBlock ? text.length - text.slice(end).trimStart().length : end;
    current.setRangeText(before + words + after, from, to);
    current.dispatchEvent(new Event('input', { bubbles: true }));
    current.focus();
    current.setSelectionRange(from + before.length, from + before.length + words.length);
  };
  return (
    <>
      <div className="buttons" role="toolbar" aria-label="Marks of the text">
        {tools.map(([name, before, after, sample]) => (
          <button key={name} type="button" onClick={() => wrap(before, after, sample)}>
            {name}
          </button>
        ))}
      </div>
      <textarea
        {...input}
        ref={area}
        aria-label={label}
        rows={20}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {blocks.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also for the keyboard
        <section id="preview" className="preview" aria-label="Preview" tabIndex={0}>
          <Head page={Object(data)} />
          {(blocks as MarkdownNode[]).map(renderNode)}
        </section>
      )}
    </>
  );
}

/** The head of a story as its page has it; a legal page has a title alone. */
const Head = ({ page: { title, tag, date, image } }: { page: Readonly<Record<string, unknown>> }) => (
  <header>
    {asText(image) !== '' && <img src={pictureAddress(asText(image))} alt="" />}
    <p>{[asText(tag), longDate(asText(date))].filter(Boolean).join(', ')}</p>
    <h2>{asText(title)}</h2>
  </header>
);

const longDate = (day: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(day)
    ? new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    : '';

function renderNode(node: MarkdownNode): ReactNode {
  const { line } = node;
  if ('heading' in node) return <h2 key={line}>{node.heading.replace(/\s*\{.*\}$/, '')}</h2>;
  const { block } = node;
  if (block.type === 'paragraph') return <p key={line}>{block.text.map(renderInline)}</p>;
  if (block.type === 'picture')
    return (
      <figure key={line}>
        {block.picture && <img src={pictureAddress(block.picture.slug)} alt={block.alt} />}
        <figcaption>{block.caption ?? block.alt}</figcaption>
      </figure>
    );
  const items = block.items.map((item, n) => (
    // Entries have no ids.
    <li key={n}>{item.map(renderInline)}</li>
  ));
  return block.isNumbered ? <ol key={line}>{items}</ol> : <ul key={line}>{items}</ul>;
}

function renderInline(part: Inline, n: number): ReactNode {
  if (part.type === 'bold') return <strong key={n}>{part.text}</strong>;
  // A link of the preview leads nowhere, so that nothing typed is left behind.
  return part.type === 'link' ? <u key={n}>{part.text}</u> : <span key={n}>{part.text}</span>;
}
