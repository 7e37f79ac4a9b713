import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { REVIEWS_FRAME_PATH } from '../../model/page-security.ts';
import { urlPathOf } from '../../server/headers.ts';
import { buildFolder } from '../../src/build-time/environment.ts';

/** The page that holds the reviews widget. */
export const reviewsFrameFile = `${REVIEWS_FRAME_PATH.slice(1)}.html`;

/** The built static folder. */
export const clientFolder = join(buildFolder(join(import.meta.dirname, '../..')), 'client');

/** A page of the built folder. */
export interface BuiltPage {
  /** Inside the folder: 'menu.html'. */
  file: string;
  /** Where it is served: '/menu'. The pages for unknown addresses are at '/404' and '/blog/not-found'. */
  path: string;
  html: string;
}

/** The files that are there only for pages of earlier builds (tools/builds.ts). */
const carriedFile = join(clientFolder, '../carried.json');
const carried = Object.keys(existsSync(carriedFile) ? JSON.parse(readFileSync(carriedFile, 'utf8')) : {});

/** Every file of the build, with / between its parts. */
export const builtFiles: string[] = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(clientFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((file) => !carried.includes(`client/${file}`));

/** Every page that guests open, so without the one that holds the reviews widget (reviews-frame.test.ts). */
export const builtPages: BuiltPage[] = builtFiles
  .filter((file) => file.endsWith('.html') && file !== reviewsFrameFile)
  .map((file) => ({ file, path: urlPathOf(file), html: readFileSync(join(clientFolder, file), 'utf8') }));

/** The value of every attribute of this name in a page. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<[a-z][^>]*?\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );
}
