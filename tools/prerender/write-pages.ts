import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageHashes } from '../../server/content-security-policy.ts';
import type { CspHashes } from '../../server/headers.ts';
import type { Content, Page } from '../../model/types.ts';
import { renderHead } from '../publish/head.ts';
import { type BuildManifest, type FilesBySource, listPageFiles } from './chunks.ts';
import { renderDocument, inlineScript } from './document.ts';
import { readTheme } from '../theme/theme.ts';
import { inlineScripts } from './inline-scripts.ts';
import { reviewsFrame, reviewsFrameFile } from './reviews-frame.ts';

/** The exports of the SSR build. */
type Renderer = typeof import('../../app/entry.server.tsx');

/**
 * Renders every page into the client build, with the SSR build in `server`, which it deletes afterwards, and writes the page of
 * the reviews widget. Returns the hashes of each page's inline scripts and styles.
 */
export async function writePages(root: string, output: string, content: Content): Promise<CspHashes> {
  const client = join(output, 'client');
  const [manifest, places] = await takeManifests(client);
  // Vite wrote it a moment ago.
  const renderer = (await import(pathToFileURL(join(output, 'server/entry.server.js')).href)) as Renderer;
  const inline = await inlineScripts(root, content);
  const sheets = await readSheets(client);
  const themeColour = readTheme(root).colour('--accent');

  const write = async (file: string, html: string) => {
    const path = join(client, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, html);
  };
  const make = async (page: Page): Promise<PageHashes> => {
    const rendered = await renderer.renderPage(addressOf(page));
    const { scripts, entry, styles } = listPageFiles(manifest, places, {
      entry: 'app/entry.client.tsx',
      page: `app/pages/${page.module}.tsx`,
      sheets: rendered.sheets,
    });
    const early = inline.early(page);
    const css = styles.map((href) => sheets.get(href) ?? '').join('');
    const start = inline.start(page, { scripts, entry, styles });
    const html = renderDocument({
      rendered,
      early,
      head: renderHead(content, page),
      fonts: renderer.preloadedFonts,
      css,
      themeColour,
      scripts: inlineScript(start),
    });
    await write(page.file, html);
    return { script: [hashOf(early), hashOf(start)], style: [hashOf(css)] };
  };

  const hashes: Record<string, PageHashes> = {};
  // One after the other, because the style sheets that are used during a render are assigned to that page.
  for (const page of content.pages) hashes[page.file] = await make(page);
  const frame = await reviewsFrame(root, content);
  if (frame) {
    await write(reviewsFrameFile, frame.html);
    hashes[reviewsFrameFile] = { script: [hashOf(frame.script)], style: [hashOf(frame.css)] };
  }
  await rm(join(output, 'server'), { recursive: true });
  return hashes;
}

/** A path at which the router shows a page; for a not-found page, an unknown path. */
const addressOf = ({ path }: Page) => path.replace(/^\*$/, '/*').replace('*', 'unknown');

/** Reads Vite's manifests and removes them from the static folder, because visitors do not need them. */
async function takeManifests(client: string): Promise<[BuildManifest, FilesBySource]> {
  const folder = join(client, '.vite');
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8')) as unknown;
  // Vite wrote them a moment ago.
  const manifests = (await Promise.all([read('manifest.json'), read('ssr-manifest.json')])) as [
    BuildManifest,
    FilesBySource,
  ];
  await rm(folder, { recursive: true });
  return manifests;
}

/** The text of every style sheet of the build, by its path. */
async function readSheets(client: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(join(client, 'assets'))).filter((file) => file.endsWith('.css'));
  const read = async (file: string) =>
    [`/assets/${file}`, (await readFile(join(client, 'assets', file), 'utf8')).trim()] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** The hash of a text as a CSP source: 'sha256-…'. */
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
