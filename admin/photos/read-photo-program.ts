/** `node read-photo-program.ts FROM TO` writes a photo anew, or prints what is wrong with it and ends with code 1. */
import { readFile, writeFile } from 'node:fs/promises';
import { readPhoto } from './read-photo.ts';

const [from = '', to = ''] = process.argv.slice(2);
const photo = await readPhoto(await readFile(from));
if (typeof photo === 'string') {
  process.stdout.write(photo);
  process.exitCode = 1;
} else await writeFile(to, photo);
