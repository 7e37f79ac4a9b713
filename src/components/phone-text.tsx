import { branches } from '#content';
import { telephoneUrl } from '../paths.ts';
import { Unbroken } from '../ui/unbroken.tsx';

const phones = new Set(branches.flatMap(({ phone, deliveryPhone }) => [phone, deliveryPhone]));
const anyPhone = new RegExp(`(${[...phones].join('|')})`);

/** Text with the branches' telephone numbers as links, and its short hyphenated words unbroken. */
export function PhoneText({ children }: { children: string }) {
  return children.split(anyPhone).map((part, index) =>
    phones.has(part) ? (
      <a key={index} href={telephoneUrl(part)}>
        {part}
      </a>
    ) : (
      <Unbroken key={index} text={part} />
    ),
  );
}
