import { walk } from '../../model/read/source.ts';
import { createTextMatcher } from '../../src/ui/search/match-words.ts';
import { ButtonLink, Search } from '../pages/form.tsx';
import { editAddress, paths } from '../paths.ts';
import type { Files } from '../tasks/plan.ts';
import { schemaOf, valuesOf } from './content-file.ts';
import { labelOfPath } from './in-words.ts';
import { listMenuDishes } from './menus.ts';
import { NEW_STORY, titleOf } from './units.ts';

export const dishUnitId = (branch: string, dish: string): string => `dish:${branch}/${dish}`;

export interface Found {
  href: string;
  title: string;
  text: string;
}

/** How many results a search shows, and how much of each, in characters. */
const MAX_FOUND = 30;
const SHOWN = 100;

/** Dishes, and fields of all other files, whose names or texts have every word of a search. */
export function foundIn(files: Files, find: string): Found[] {
  if (find.trim() === '') return [];
  const dishes = listMenuDishes(files).map(({ branch, id, name, store, item }): Found => ({
    href: editAddress(dishUnitId(branch, id)),
    title: name,
    text: `${store}, ${String(item['price'])}`,
  }));
  const fields = [...files.keys()].filter(isListed).flatMap((file) => {
    const title = titleOf(files, file);
    return [...walk(valuesOf(files, file))].flatMap(({ path, value }): Found[] => {
      if (path.includes('items') || (typeof value === 'object' && path.length > 1) || path.length === 0) return [];
      const text = typeof value === 'object' ? '' : String(value);
      return [{ href: editAddress(file, path.join('.')), title: `${title}: ${labelOfPath(path)}`, text }];
    });
  });
  const all = [...dishes, ...fields];
  const textOf = ({ title, text }: Found) => `${title} ${text}`;
  const matches = createTextMatcher(find, all.map(textOf));
  const found = all.filter((one) => matches(textOf(one)));
  // Those that are called so come first.
  return found.toSorted((a, b) => Number(matches(b.title)) - Number(matches(a.title))).slice(0, MAX_FOUND);
}

const isListed = (file: string): boolean => schemaOf(file) !== undefined && file !== 'content/recipes/signature.yaml';

const headings = [
  ['content/branches/', 'Branches'],
  ['content/recipes/', 'Recipes'],
  ['content/stories/', 'Stories'],
  ['content/legal/', 'Legal pages'],
  ['', 'Pages'],
] as const;
const headingOf = (file: string) => headings.find(([start]) => file.startsWith(start))?.[1];

export function EditorIndex({ files, find }: { files: Files; find: string }) {
  const found = foundIn(files, find);
  return (
    <>
      <Search action={paths.edit} label="Find anything: a dish, a phone number, a word" value={find} />
      {find === '' && <Everything files={files} />}
      {find !== '' && found.length === 0 && <p role="status">{`Nothing has “${find}” in it. Try a part of it.`}</p>}
      <ul>
        {found.map((one) => (
          <Row key={one.href} {...one} />
        ))}
      </ul>
      {find !== '' && <ButtonLink href={paths.edit}>Everything</ButtonLink>}
    </>
  );
}

const Row = ({ href, title, text = '' }: Omit<Found, 'text'> & { text?: string }) => (
  <li>
    <a className="row" href={href}>
      <span>{title}</span>
      {text !== '' && <span className="hint">{text.slice(0, SHOWN)}</span>}
    </a>
  </li>
);

const Everything = ({ files }: { files: Files }) => (
  <>
    <ButtonLink href={paths.dishes}>Dishes</ButtonLink>
    {headings.map(([, heading]) => (
      <details key={heading}>
        <summary>{heading}</summary>
        <ul>
          {[...files.keys()]
            .filter((file) => isListed(file) && headingOf(file) === heading)
            .map((file) => (
              <Row key={file} href={editAddress(file)} title={titleOf(files, file)} />
            ))}
        </ul>
        {heading === 'Stories' && <ButtonLink href={editAddress(NEW_STORY)}>New story</ButtonLink>}
      </details>
    ))}
    <ButtonLink href={paths.launch}>Before opening</ButtonLink>
  </>
);
