/** Starts this server and its rivals on the same folder, one core each, and measures them with wrk. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

/** A server under measurement. */
export interface Rival {
  name: string;
  port: number;
  /** The process that answers. */
  pid: number;
  stop: () => Promise<void>;
}

const has = (command: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`]);
    return true;
  } catch {
    return false;
  }
};

/** Programs that measuring needs and that are not here. */
export const missingPrograms = (): string[] => ['wrk', 'nginx', 'taskset'].filter((name) => !has(name));

const start = async (
  name: string,
  port: number,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Rival> => {
  const child = spawn('taskset', ['-c', '0', ...args], { stdio: 'ignore', env: { ...process.env, ...env } });
  const ended = once(child, 'exit');
  for (let n = 0; n < 100; n += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up && child.pid !== undefined) {
      const stop = async () => {
        child.kill('SIGTERM');
        await ended;
      };
      return { name, port, pid: child.pid, stop };
    }
    if (child.exitCode !== null) break;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${name} did not start`);
};

const node = join(root, 'node_modules/node/bin/node');

/** This server, as it runs in service, its log included. */
export const startOurs = (build: string, port: number): Promise<Rival> =>
  start('valavu', port, [node, join(root, 'server/node.ts')], {
    PORT: String(port),
    HOST: '127.0.0.1',
    BUILD_FOLDER: build,
  });

export const startSirv = (build: string, port: number): Promise<Rival> =>
  start('sirv', port, [node, join(root, 'tests/load/serve-sirv.ts'), join(build, 'client'), String(port)]);

/** nginx with one worker, precompressed files, its cache of open files, and its log, as Debian packages it. */
export const startNginx = async (build: string, port: number): Promise<Rival> => {
  const folder = await mkdtemp(join(tmpdir(), 'valavu-nginx-'));
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  const withBrotli = await readFile(brotli).then(
    () => true,
    () => false,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `${withBrotli ? `load_module ${brotli};` : ''}
master_process off; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types; access_log ${folder}/access.log; sendfile on; tcp_nopush on; open_file_cache max=1000; keepalive_requests 1000000000;
  server {
    listen 127.0.0.1:${port}; root ${join(build, 'client')}; gzip_static on; ${withBrotli ? 'brotli_static on;' : ''}
    location / { try_files $uri $uri/index.html =404; }
  }
}
`,
  );
  const rival = await start('nginx', port, [
    'nginx',
    '-p',
    folder,
    '-e',
    `${folder}/error.log`,
    '-c',
    `${folder}/nginx.conf`,
  ]);
  const stop = async () => {
    await rival.stop();
    await rm(folder, { recursive: true });
  };
  return { ...rival, stop };
};

/** Time on the processor that a process has used so far, in milliseconds. Linux counts it in hundredths of a second. */
export const processorTime = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** Memory that a process holds, in bytes. */
export const memoryOf = async (pid: number): Promise<number> =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** What one run of the client came to. */
export interface Run {
  requests: number;
  perSecond: number;
  /** The time within which 99 of 100 answers came, in milliseconds. */
  p99: number;
  errors: number;
  /** Microseconds of the server's processor for one request: the number that other work on the machine disturbs least. */
  cost: number;
}

const units: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Asks for one path over and over for some seconds, as a browser that takes brotli would. */
export const measure = async (rival: Rival, path: string, seconds: number, connections: number): Promise<Run> => {
  const before = await processorTime(rival.pid);
  const client = spawn(
    'taskset',
    [
      '-c',
      '1',
      'wrk',
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '-H',
      'accept-encoding: gzip, deflate, br',
      `http://127.0.0.1:${rival.port}${path}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  client.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(client, 'close');
  const used = (await processorTime(rival.pid)) - before;
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)([a-z]+)/.exec(text) ?? [];
  const socketErrors = [
    ...(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? []),
  ].slice(1);
  const requests = number(/(\d+) requests in/);
  return {
    requests,
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(p99) * (units[unit] ?? Number.NaN),
    errors: number(/Non-2xx or 3xx responses: (\d+)/) + socketErrors.reduce((sum, count) => sum + Number(count), 0),
    cost: (used * 1000) / requests,
  };
};
