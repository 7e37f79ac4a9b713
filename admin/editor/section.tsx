import { useContext, useState, type ReactNode } from 'react';
import { EditorContext } from './editor-context.ts';
import { isAt } from './places.ts';

interface SectionProps {
  name: string;
  title: string;
  label: string;
  hint?: string | undefined;
  isOpen?: boolean | undefined;
  children: ReactNode;
}

/** A part of a form that is opened by a press, and by itself if something in it is wrong or the form was opened for it. */
export function Section({ name, title, label, hint, isOpen: opensAtOnce = false, children }: SectionProps) {
  const { problems, place } = useContext(EditorContext);
  const [isOpen, setIsOpen] = useState(opensAtOnce || isAt(place, name));
  const isWrong = problems.some(({ path }) => isAt(path, name));
  return (
    <details open={isOpen || isWrong} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>{title}</span>
      </summary>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <Messages label={label} messages={problems.flatMap((one) => (one.path.join('.') === name ? one.message : []))} />
      {(isOpen || isWrong) && children}
    </details>
  );
}

const shownFields = new WeakSet<Element>();
/** Goes to what the form was opened for, or to a new entry, once. */
export function showField(element: HTMLElement | null): void {
  if (!element || shownFields.has(element)) return;
  shownFields.add(element);
  goTo(element);
}

export function goTo(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'center' });
  element?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true });
}

/** "Name is missing; add it" */
const sentence = (label: string, message: string): string =>
  /^(?:is|has|must|begins|ends|links|carries|cannot|can|stands)\b/.test(message) ? `${label} ${message}` : message;

export const Messages = ({ label, messages }: { label: string; messages: readonly string[] }) =>
  [...new Set(messages)].map((message) => (
    <span key={message} className="problem" role="alert">
      {sentence(label, message)}
    </span>
  ));
