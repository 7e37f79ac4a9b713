import { resolve } from 'node:path';

export type Settings = ReturnType<typeof readSettings>;

/** A setting or an argument with which the program cannot start. The message says what to write. */
export class StartError extends Error {
  override name = 'StartError';
}

const loopback = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

const NOT_ALONE =
  'ADMIN_OPEN=loopback is for this machine alone. Leave HOST, ORIGIN and TRUSTED_PROXIES out; or leave ADMIN_OPEN out, and sign in with a link of: npm run admin -- enrol "Name" --owner';

function wholeNumber(env: NodeJS.ProcessEnv, name: string, usual: number, max: number): number {
  const number = Number(env[name] || usual);
  if (Number.isInteger(number) && number >= 0 && number <= max) return number;
  throw new StartError(`${name}=${env[name]} is not a whole number from 0 to ${max}.`);
}

/** Reads PORT, HOST, ADMIN_OPEN, ORIGIN, TRUSTED_PROXIES, ACCESS, SITE, BUILD_FOLDER and PUBLISH. Throws StartError. */
export function readSettings(env: NodeJS.ProcessEnv, root: string) {
  const port = wholeNumber(env, 'PORT', 3001, 65_535);
  const host = env['HOST'] || 'localhost';
  const open = env['ADMIN_OPEN'] || '';
  if (open !== '' && open !== 'loopback')
    throw new StartError(`ADMIN_OPEN=${open} is not known. Write ADMIN_OPEN=loopback, or leave it out.`);
  const site = env['SITE'] || 'http://localhost:3000';
  if (!URL.canParse(site)) throw new StartError(`SITE=${site} is not an address such as http://localhost:3000.`);
  const origin = env['ORIGIN'] || `http://localhost:${port}`;
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new StartError(`ORIGIN=${origin} is not an address such as https://staff.example, without a path.`);
  const trustedProxies = wholeNumber(env, 'TRUSTED_PROXIES', 0, 10);
  const isLoopback = loopback.has(host) && loopback.has(new URL(origin).hostname);
  if (open && (!isLoopback || trustedProxies > 0)) throw new StartError(NOT_ALONE);
  return {
    port,
    host,
    /** Whether the address that is printed lets in without a passkey. */
    isOpen: open === 'loopback',
    /** The address of these pages, as browsers see it. Passkeys belong to it. */
    origin,
    /** Number of proxies in front that write X-Forwarded-For. */
    trustedProxies,
    accessFile: resolve(root, env['ACCESS'] || '.admin/access.db'),
    site,
    servedPath: resolve(root, env['BUILD_FOLDER'] || 'build'),
    publish: env['PUBLISH'] || undefined,
  };
}
