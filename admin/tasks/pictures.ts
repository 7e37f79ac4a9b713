import { hash } from 'node:crypto';
import { parse } from 'yaml';
import type { Edit } from '../../model/edit/edit-yaml.ts';
import type { Path } from '../../model/read/source.ts';
import { walk } from '../../model/read/walk.ts';
import { slugify } from '../../model/slug.ts';
import { type Plan, RefusalError } from '../publish/change.ts';
import { type Files, splitContentFile, placeId, planEdits, refuseConflict, textAt } from './plan.ts';

/** A place for a picture: a dish, or a part of a page. */
export type FilePicture = ReturnType<typeof listPictures>[number];

/** The fields that hold the name of a picture, and those that say what their group is about. */
const PICTURE = new Set(['picture', 'image']);
const LABELS = ['name', 'title', 'caption', 'store', 'heading', 'text', 'alt'];

/**
 * All places for a picture in the YAML files and in the front matter of the Markdown files. `name` is the file in content/pictures
 * without its ending, '' if there is none; `alt` is undefined where pages write no such text, beside the name of a dish.
 */
export const listPictures = (files: Files) =>
  [...files].flatMap(([file, text]) => {
    if (!/\.(?:yaml|md)$/.test(file)) return [];
    const root: unknown = parse(splitContentFile(file, text).yaml);
    return [...walk(root)].flatMap(({ path, value: name }) => {
      if (typeof name !== 'string' || !PICTURE.has(String(path.at(-1)))) return [];
      const group = path.slice(0, -1);
      const alt = textAt(root, ...group, 'alt');
      const label = LABELS.map((key) => textAt(root, ...group, key)).find(Boolean) ?? String(group.at(-1) ?? '');
      return [{ id: placeId(file, path), label, name, alt, file, path }];
    });
  });

export const pictureOf = ({ file, path }: { file: string; path: Path }): string => placeId(file, [...path, 'image']);

export interface PictureReplacement {
  id: string;
  /** What the form showed: the label of the place and the name of its picture. */
  label: string;
  was: string;
  alt: string;
  photo: Buffer;
}

/** Puts another picture at a place, and removes the one before when no file of the content names it any more. */
export function planPicture(files: Files, wanted: PictureReplacement, pictureFiles: readonly string[]): Plan {
  const place = listPictures(files).find(({ id }) => id === wanted.id);
  if (!place || place.label !== wanted.label) return refuseConflict(wanted.label);
  const slug = slugify(place.label).slice(0, 50).replace(/-$/, '') || 'picture';
  const name = `${slug}-${hash('sha256', wanted.photo).slice(0, 6)}`;
  if (place.name !== wanted.was) return refuseConflict(name, place.name);
  if (place.name === name && (place.alt ?? wanted.alt) === wanted.alt) throw new RefusalError({ kind: 'nothing' });
  const edits: Edit[] = [{ kind: 'set', path: place.path, value: name }];
  if (place.alt !== undefined)
    edits.push({ kind: 'set', path: [...place.path.slice(0, -1), 'alt'], value: wanted.alt });
  const plan = planEdits(files, place.file, edits, `Picture of ${place.label}`);
  const pictures = new Map<string, Uint8Array | undefined>([[`content/pictures/${name}.jpg`, wanted.photo]]);
  const isNamed = [...files].some(([file, other]) => names(plan.texts.get(file) ?? other, place.name));
  const before = pictureFiles.find((file) => file.replace(/\.\w+$/, '') === place.name);
  if (before !== undefined && !isNamed) pictures.set(`content/pictures/${before}`, undefined);
  return { ...plan, pictures };
}

/** Whether a text has the name of a picture, as a word of its own. */
const names = (text: string, name: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);
