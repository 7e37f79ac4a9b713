import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '../../model/types.ts';
import { type CspHashes, headersFile } from '../../server/headers.ts';
import { siteFiles } from '../publish/site-files.ts';
import { readTheme } from '../theme/theme.ts';
import { apiData } from './api-data.ts';
import { readLicences, licenceText, readPackage } from './licences.ts';
import { sbom } from './sbom.ts';
import { serviceWorker, withdrawnWorker } from './service-worker.ts';

/**
 * Writes the other files of the site: sitemap, feed, menus as data, the service worker, the API's data (api.json), the hashes of
 * the content security policy (csp.json), the software bill of materials (sbom.cdx.json), and the headers for static hosts
 * (_headers).
 */
export async function postprocess(root: string, output: string, content: Content, csp: CspHashes): Promise<void> {
  const client = join(output, 'client');
  const api = apiData(root, content);
  const isWithdrawn = process.env['OFFLINE'] === 'withdrawn';
  const packages = await readLicences(root);
  const others = {
    ...siteFiles(content, { isDraft: api.draft === true, theme: readTheme(root) }),
    'licences.txt': licenceText(packages),
    'sw.js': await (isWithdrawn ? withdrawnWorker(root) : serviceWorker(root, client, content)),
  };
  for (const [file, text] of Object.entries(others)) {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), text);
  }
  await writeFile(join(output, 'api.json'), JSON.stringify(api));
  await writeFile(join(output, 'csp.json'), JSON.stringify(csp));
  await writeFile(join(output, 'sbom.cdx.json'), sbom(packages, await readPackage(root)));
  const facts = { reviews: api.reviewsOrigin, api: api.apiOrigin, draft: api.draft };
  await writeFile(join(client, '_headers'), headersFile(csp, facts, Object.keys(others)));
}
