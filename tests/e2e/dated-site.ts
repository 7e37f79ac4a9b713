import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** What a build does not need, or has of its own. */
const LEFT_OUT = /^(?:\.git|art|build|docs|test-results|tests)$/;
/** What it can share: parts, and what was made of pictures and fonts before. */
const SHARED = ['node_modules', '.cache'];

/** Content with everything that has dates. The site itself comes without. */
const NOTICE = `
  - text: Our East Ham kitchen is closed on 3 January for cleaning.
    link: { text: Book at Wimbledon, href: /book-reservation }
    from: 2026-12-28
    until: 2027-01-03 18:00
`;
const SPECIAL_DAYS = `specialDays:
  - { date: 2026-12-25, closed: true, reason: Christmas Day }
  - { date: 2026-12-24, opens: "12:00", closes: "18:00", reason: Christmas Eve }
`;

/** A copy of the site whose content has a notice and special days, built and served on a port. Gives what ends it. */
export async function serveDatedSite(port: number): Promise<() => Promise<void>> {
  const copy = await mkdtemp(join(tmpdir(), 'dated-site-'));
  const isCopied = (name: string) => !SHARED.includes(name) && !LEFT_OUT.test(name);
  await cp(root, copy, { recursive: true, filter: (source) => isCopied(relative(root, source)) });
  for (const folder of SHARED) await symlink(join(root, folder), join(copy, folder));
  const branch = join(copy, 'content/branches/eastham/branch.yaml');
  await writeFile(branch, (await readFile(branch, 'utf8')).replace(/specialDays:.*\n/, SPECIAL_DAYS));
  const notices = join(copy, 'content/notices.yaml');
  await writeFile(notices, `${(await readFile(notices, 'utf8')).trimEnd()}${NOTICE}`);

  await ended(spawn(process.execPath, ['tools/build.ts'], { cwd: copy, stdio: ['ignore', 'ignore', 'pipe'] }));
  const server = spawn(process.execPath, ['server/node.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), LOG: 'off' },
    stdio: 'ignore',
  });
  return async () => {
    server.kill();
    await rm(copy, { recursive: true });
  };
}

function ended(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text) => (said += String(text)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the build ended with ${code}: ${said}`))));
  });
}
