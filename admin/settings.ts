import { isAbsolute, join } from 'node:path';
import { isLoopback } from './access/origin.ts';

export type Settings = ReturnType<typeof readSettings>;

/** A setting that cannot be used. The message says what to write. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Why ADMIN_OPEN cannot be used with the other settings; undefined if it can. */
function openProblem(host: string, origin: string, trustedProxies: number) {
  const instead = 'leave ADMIN_OPEN out, and sign in with a link of: npm run admin -- enrol "Name" --owner';
  if (!loopback.has(host))
    return `ADMIN_OPEN=loopback needs HOST=127.0.0.1: with HOST=${host} other machines could change the site.`;
  if (!isLoopback(origin))
    return `ADMIN_OPEN=loopback is for this machine alone, but ORIGIN=${origin} is for others: ${instead}`;
  if (trustedProxies > 0)
    return `ADMIN_OPEN=loopback is for this machine alone, but TRUSTED_PROXIES=${trustedProxies} says that others come through a proxy: ${instead}`;
  return undefined;
}

/** Reads PORT, HOST, ADMIN_OPEN, ORIGIN, TRUSTED_PROXIES, SITE, BUILD_FOLDER and PUBLISH. Throws SettingsError. */
export function readSettings(env: NodeJS.ProcessEnv, root: string) {
  const port = Number(env['PORT'] || 3001);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingsError(`PORT=${env['PORT']} is not a whole number from 0 to 65535.`);
  const host = env['HOST'] || 'localhost';
  const open = env['ADMIN_OPEN'] || '';
  if (open !== '' && open !== 'loopback')
    throw new SettingsError(`ADMIN_OPEN=${open} is not known. Write ADMIN_OPEN=loopback, or leave it out.`);
  const site = env['SITE'] || 'http://localhost:3000';
  if (!URL.canParse(site)) throw new SettingsError(`SITE=${site} is not an address such as http://localhost:3000.`);
  const origin = env['ORIGIN'] || `http://localhost:${port}`;
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new SettingsError(`ORIGIN=${origin} is not an address such as https://staff.example, without a path.`);
  const trustedProxies = Number(env['TRUSTED_PROXIES'] || 0);
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0 || trustedProxies > 10)
    throw new SettingsError(`TRUSTED_PROXIES=${env['TRUSTED_PROXIES']} is not a whole number from 0 to 10.`);
  const problem = open ? openProblem(host, origin, trustedProxies) : undefined;
  if (problem !== undefined) throw new SettingsError(problem);
  const build = env['BUILD_FOLDER'] || 'build';
  return {
    port,
    host,
    /** Whether requests from this machine need no sign-in. */
    trustsLoopback: open === 'loopback',
    /** The address of these pages, as browsers see it. Passkeys belong to it. */
    origin,
    /** Number of proxies in front that write X-Forwarded-For. */
    trustedProxies,
    /** The address of the public site, to read changes back. */
    site,
    /** The build that the public server reads. */
    servedPath: isAbsolute(build) ? build : join(root, build),
    /** A command that runs instead of a build on this machine. */
    publish: env['PUBLISH'] || undefined,
  };
}
