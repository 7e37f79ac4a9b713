import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from '../../tools/postprocess/compress.ts';

/** A page as it would be without React or any other script: all else, to the byte, as it is. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b.*?<\/script>/gs, '');
}

/** Copies a build to another folder with every script taken out of its pages: the floor that the site is measured against. */
export async function makeFloor(build: string, floor: string): Promise<void> {
  await rm(floor, { recursive: true, force: true });
  await mkdir(floor, { recursive: true });
  for (const part of ['client', 'api.json', 'csp.json'])
    await cp(join(build, part), join(floor, part), { recursive: true });
  const client = join(floor, 'client');
  const pages = (await readdir(client, { recursive: true })).filter((file) => file.endsWith('.html'));
  const bare = join(floor, 'pages');
  for (const page of pages) {
    const html = withoutScripts(await readFile(join(client, page), 'utf8'));
    await mkdir(join(bare, page, '..'), { recursive: true });
    await writeFile(join(bare, page), html);
  }
  await compressFolder(bare);
  await cp(bare, client, { recursive: true });
}
