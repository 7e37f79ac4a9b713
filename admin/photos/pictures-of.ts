import { readdir } from 'node:fs/promises';
import type { NewPictures, NewTexts } from '../publish/change.ts';
import type { Admin } from '../routes/route.ts';

/** The names of photos that were sent (pending.ts). */
const NAME = /\bphoto-[\da-f]{12}\b/g;

/** The photos that come with new texts: those that wait for their form. */
export async function picturesOf({ picturesFolder, pendingPhotos }: Admin, texts: NewTexts): Promise<NewPictures> {
  const known = new Set(await readdir(picturesFolder));
  const missing = new Set(
    [...texts.values()].flatMap((text) => text?.match(NAME) ?? []).filter((name) => !known.has(`${name}.jpg`)),
  );
  const photos = await Promise.all([...missing].map(async (name) => [name, await pendingPhotos.read(name)] as const));
  return new Map(photos.flatMap(([name, photo]) => (photo ? [[`content/pictures/${name}.jpg`, photo] as const] : [])));
}
