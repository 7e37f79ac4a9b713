/**
 * The last steps of the build: each page's content security policy moves from its meta element to policies.json, which the
 * server sends as headers; masters of pictures, which no page shows, go.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFolder } from '../tools/postprocess/compress.ts';

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;
/** Ignored in a meta element. */
const HEADER_ONLY = "frame-ancestors 'none'";

export const finish = (): AstroIntegration => ({
  name: 'finish',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const policies: Record<string, string> = {};
      let pages = '';
      for (const file of globSync('**/*.html', { cwd: root })) {
        const html = readFileSync(join(root, file), 'utf8');
        const policy = META.exec(html)?.[1]?.replaceAll('&#39;', "'").replace(/;\s*$/, '');
        if (!policy) throw new Error(`${file} has no content security policy`);
        policies[file] = `${policy}; ${HEADER_ONLY}`;
        const page = html.replace(META, '');
        writeFileSync(join(root, file), page);
        pages += page;
      }
      writeFileSync(join(root, '../policies.json'), JSON.stringify(policies));
      for (const file of globSync('_astro/*.{jpg,jpeg,png,webp}', { cwd: root }))
        if (!pages.includes(file)) rmSync(join(root, file));
      await compressFolder(root);
    },
  },
});
