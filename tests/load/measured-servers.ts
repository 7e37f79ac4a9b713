/** Starts this server, sirv and nginx on the same folder, one core each, and measures them with wrk. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

/** A running server to measure. */
export interface MeasuredServer {
  name: string;
  port: number;
  /** The process that handles the requests. */
  pid: number;
  stop: () => Promise<void>;
}

const isInstalled = (command: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`]);
    return true;
  } catch {
    return false;
  }
};

/** Returns the required programs that are not installed. */
export const missingPrograms = (): string[] => ['wrk', 'nginx', 'taskset'].filter((name) => !isInstalled(name));

const start = async (
  name: string,
  port: number,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<MeasuredServer> => {
  const child = spawn('taskset', ['-c', '0', ...args], { stdio: 'ignore', env: { ...process.env, ...env } });
  const ended = once(child, 'exit');
  for (let n = 0; n < 100; n += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp && child.pid !== undefined) {
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

/** Starts this server as in production, with its log. */
export const startOurs = (build: string, port: number): Promise<MeasuredServer> =>
  start('valavu', port, [node, join(root, 'server/node.ts')], {
    PORT: String(port),
    HOST: '127.0.0.1',
    BUILD_FOLDER: build,
  });

export const startSirv = (build: string, port: number): Promise<MeasuredServer> =>
  start('sirv', port, [node, join(root, 'tests/load/serve-sirv.ts'), join(build, 'client'), String(port)]);

/** Starts Debian's nginx with one worker, precompressed files, its cache of open files, and its log. */
export const startNginx = async (build: string, port: number): Promise<MeasuredServer> => {
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
  const server = await start('nginx', port, [
    'nginx',
    '-p',
    folder,
    '-e',
    `${folder}/error.log`,
    '-c',
    `${folder}/nginx.conf`,
  ]);
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
  return { ...server, stop };
};

/** Returns the processor time of a process in milliseconds. Linux counts it in hundredths of a second. */
export const processorTime = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** Returns the resident memory of a process, in bytes. */
export const memoryOf = async (pid: number): Promise<number> =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** The result of one run of the client. */
export interface Run {
  requests: number;
  perSecond: number;
  /** The 99th percentile of the response time, in milliseconds. */
  p99: number;
  errors: number;
  /** Processor time of the server per request, in microseconds. Other work on the machine disturbs this number least. */
  cost: number;
}

const units: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Requests one path repeatedly for some seconds, with the Accept-Encoding header of a browser that supports brotli. */
export const measure = async (
  server: MeasuredServer,
  path: string,
  seconds: number,
  connections: number,
): Promise<Run> => {
  const before = await processorTime(server.pid);
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
      `http://127.0.0.1:${server.port}${path}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  client.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(client, 'close');
  const used = (await processorTime(server.pid)) - before;
  const readNumber = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)([a-z]+)/.exec(text) ?? [];
  const socketErrors = [
    ...(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? []),
  ].slice(1);
  const requests = readNumber(/(\d+) requests in/);
  return {
    requests,
    perSecond: readNumber(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(p99) * (units[unit] ?? Number.NaN),
    errors: readNumber(/Non-2xx or 3xx responses: (\d+)/) + socketErrors.reduce((sum, count) => sum + Number(count), 0),
    cost: (used * 1000) / requests,
  };
};
