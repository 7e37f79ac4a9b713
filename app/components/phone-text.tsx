import branches from 'virtual:content/branches';
import { telephonePath } from '../paths.ts';

const phones = new Set(branches.map(({ phone }) => phone));
const anyPhone = new RegExp(`(${[...phones].join('|')})`);

/** A text in which the branches' telephone numbers are links. */
export function PhoneText({ children }: { children: string }) {
  return children.split(anyPhone).map((part, index) =>
    phones.has(part) ? (
      <a key={index} href={telephonePath(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
