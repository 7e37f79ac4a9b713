import { readdir } from 'node:fs/promises';
import { parse } from 'node:path';
import type { NewPictures, NewTexts } from '../publish/change.ts';
import type { Admin } from '../routes/route.ts';
import { type Files, filesAfter } from '../tasks/plan.ts';

const NAME = /[a-z0-9]+(?:-[a-z0-9]+)*/g;
/** A name as the value of a field, or in a picture of Markdown. */
const NAMED = new RegExp(String.raw`(?<=: +["']?|\]\()${NAME.source}`, 'g');

/** All words that may be names of pictures. */
const wordsIn = (texts: Iterable<string | undefined>, pattern = NAME): ReadonlySet<string> =>
  new Set([...texts].flatMap((text = '') => text.match(pattern) ?? []));

/**
 * The pictures that come and go with new texts: photos that wait for their form, or those that a commit had; and those that no text names
 * any more.
 */
export async function picturesOf(
  { picturesFolder, pendingPhotos, history }: Admin,
  files: Files,
  texts: NewTexts,
  commit?: string,
): Promise<NewPictures> {
  const before = [...texts.keys()].map((file) => files.get(file));
  const [had, has] = [wordsIn(before), wordsIn(texts.values())];
  const known = await readdir(picturesFolder);
  const names = new Set(known.map((file) => parse(file).name));
  const missing = [...has].filter((name) => !had.has(name) && !names.has(name));
  const waiting = await Promise.all(
    missing.map(async (name) => [`content/pictures/${name}.jpg`, await pendingPhotos.read(name)] as const),
  );
  const old = commit === undefined ? [] : await history.picturesAt(commit, missing);
  const shown = wordsIn(before, NAMED);
  const left = known.filter((file) => shown.has(parse(file).name) && !has.has(parse(file).name));
  const named = left.length > 0 ? wordsIn(filesAfter(files, texts).values()) : has;
  const gone = left.filter((file) => !named.has(parse(file).name));
  return new Map([
    ...waiting.filter(([, photo]) => photo !== undefined),
    ...old.map(([file, photo]) => [`content/${file}`, photo] as const),
    ...gone.map((file) => [`content/pictures/${file}`, undefined] as const),
  ]);
}
