/**
 * `npm run test:engines`: the main journeys in Chromium, Firefox and WebKit, against the built site of the second restaurant.
 * `npm run test:engines -- webkit` runs one engine.
 *
 * An engine that is not installed fails, and so does a journey in which the content security policy is violated.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { followBuild } from '../../server/serve-build.ts';
import { fixtureEnvironment, testBuildEnvironment } from '../another-restaurant/environments.ts';
import { launch } from './browsers.ts';

const root = join(import.meta.dirname, '../..');
Object.assign(process.env, fixtureEnvironment, testBuildEnvironment, { PLAYWRIGHT_BROWSERS_PATH: '0' });
const { status } = spawnSync(process.execPath, [join(root, 'tools/build.ts')], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(1);
// Reads the content that the environment names.
const { journeys } = await import('./journeys.ts');

const violations: string[] = [];
let islands = Promise.resolve();
const app = followBuild(join(root, fixtureEnvironment.BUILD_FOLDER))();
const respond = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  if (pathname === '/violations') {
    violations.push(await request.text());
    return new Response(null, { status: 204 });
  }
  if (pathname.startsWith('/_astro/hydrate.')) await islands;
  const response = await app.fetch(request);
  const policy = response.headers.get('content-security-policy');
  if (policy) response.headers.set('content-security-policy', `${policy}; report-uri /violations`);
  return response;
};
const server = createServer(getRequestListener(respond, { hostname: 'localhost' })).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
const holdIslands = () => {
  const held = Promise.withResolvers<void>();
  islands = held.promise;
  return held.resolve;
};

const wanted = process.argv.slice(2);
for (const engine of ['chromium', 'firefox', 'webkit'] as const) {
  if (wanted.length > 0 && !wanted.includes(engine)) continue;
  const report = (name: string, problem: string) => {
    if (problem) process.exitCode = 1;
    process.stdout.write(`${problem ? 'FAILED' : 'passed'}  ${engine}: ${name}${problem && `\n        ${problem}`}\n`);
  };
  try {
    const { driver, close } = await launch[engine]();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    for (const [name, run] of Object.entries(journeys)) {
      violations.length = 0;
      const problem = await run({ driver, holdIslands, open: (path) => driver.get(origin + path) }).then(
        () => violations.join('\n'),
        (error: unknown) => String(error),
      );
      islands = Promise.resolve();
      report(name, problem);
    }
    await close();
  } catch (error) {
    report('start', `${String(error)} (Debian: apt-get install chromium-driver firefox-esr webkit2gtk-driver xvfb)`);
  }
}
server.close();
server.closeAllConnections();
