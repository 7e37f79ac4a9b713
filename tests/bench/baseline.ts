import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from '../../integrations/finish/compress.ts';

/** Removes every script element, including JSON-LD. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b.*?<\/script>/gs, '');
}

/** Copies a build and removes all scripts from its pages. This baseline is the reference for the site's speed. */
export async function makeBaseline(build: string, baseline: string): Promise<void> {
  await rm(baseline, { recursive: true, force: true });
  await mkdir(baseline, { recursive: true });
  for (const part of ['client', 'api.json', 'policies.json'])
    await cp(join(build, part), join(baseline, part), { recursive: true });
  const client = join(baseline, 'client');
  const pages = (await readdir(client, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pagesFolder = join(baseline, 'pages');
  for (const page of pages) {
    const html = withoutScripts(await readFile(join(client, page), 'utf8'));
    await mkdir(join(pagesFolder, page, '..'), { recursive: true });
    await writeFile(join(pagesFolder, page), html);
  }
  await compressFolder(pagesFolder);
  await cp(pagesFolder, client, { recursive: true });
}
