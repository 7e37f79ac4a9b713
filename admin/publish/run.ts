import { spawn } from 'node:child_process';
import { basename } from 'node:path';

/** The code of a program that was killed, by a signal or because it took too long. The last line of `stderr` says which. */
export const KILLED = 124;

export interface ProcessResult {
  code: number;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** In milliseconds; the program and its children are then killed. */
  timeout?: number;
  /** How the output becomes text; 'latin1' keeps every byte. */
  encoding?: 'utf8' | 'latin1';
}

/** Runs a program without a shell and returns its output. Rejects only if it cannot be started. */
export function run(program: string, args: readonly string[], options: RunOptions): Promise<ProcessResult> {
  const { cwd, env = process.env, timeout = 120_000, encoding = 'utf8' } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding(encoding).on('data', (text: string) => (output[name] += text));
    let hasTimedOut = false;
    const timer = setTimeout(() => {
      hasTimedOut = true;
      // The whole process group: a shell does not pass the signal on.
      killGroup(child.pid);
    }, timeout);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      const cause = hasTimedOut ? `after ${timeout / 1000} s` : signal && `by ${signal}`;
      if (cause) output.stderr += `\n${basename(program)} was ended ${cause}`;
      resolve({ code: cause ? KILLED : (code ?? 1), ...output });
    });
  });
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It has ended meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
