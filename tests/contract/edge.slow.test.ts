/** Checks the contract on the Workers runtime, and that its responses equal those of the app on Node. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createApp, type App } from '../../server/app.ts';
import { groupFiles } from '../../server/assets.ts';
import { loadAssets } from '../../server/load-assets.ts';
import { bundleWorker } from '../../tools/edge/bundle.ts';
import { compatibilityDate } from '../../tools/edge/compatibility-date.ts';
import { startWorkerd, type Edge } from '../../tools/edge/workerd.ts';
import { sendToApp, sendToPort } from './send-request.ts';
import { checkResponse, comparableParts } from './check-response.ts';
import { api, csp, writeFixture } from './fixture.ts';
import { requests } from './requests.ts';

let build: string;
let app: App;
let edge: Edge;

beforeAll(async () => {
  build = await writeFixture();
  app = createApp({
    api,
    csp,
    assets: groupFiles(await loadAssets(join(build, 'client'))),
    rateLimit: { burst: 1e6, perMinute: 1e6, maxClients: 10 },
  });
  await bundleWorker(build);
  edge = await startWorkerd(build, 0);
}, 60_000);

afterAll(async () => {
  await edge.stop();
  await rm(build, { recursive: true });
});

test.each(requests.map((request) => [request.name, request] as const))('%s', async (_name, request) => {
  const response = await sendToPort(edge.port, request);
  checkResponse(request, response);
  expect(comparableParts(response)).toEqual(comparableParts(await sendToApp(app, request)));
});

test('wrangler has the same compatibility date as workerd', async () => {
  const configuration = await readFile(join(import.meta.dirname, '../../wrangler.jsonc'), 'utf8');
  expect(configuration).toContain(`"compatibility_date": "${compatibilityDate}"`);
});
