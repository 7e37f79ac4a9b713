import branches from 'virtual:content/branches';
import { telephoneUrl } from '../paths.ts';

const phones = new Set(branches.map(({ phone }) => phone));
const anyPhone = new RegExp(`(${[...phones].join('|')})`);

/** Text with the branches' telephone numbers as links. */
export function PhoneText({ children }: { children: string }) {
  return children.split(anyPhone).map((part, index) =>
    phones.has(part) ? (
      <a key={index} href={telephoneUrl(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
