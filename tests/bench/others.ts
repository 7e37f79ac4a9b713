import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Report } from './report.ts';

/** Runs a benchmark that is a program of its own and keeps what it prints. */
async function runProgram(title: string, method: string, args: readonly string[]): Promise<Report> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      said += data.toString();
      process.stdout.write(data);
    });
  }
  const [code] = await once(child, 'close');
  const text = ['```', said.trim(), '```'].join('\n');
  return {
    title,
    method,
    text,
    missed: code === 0 ? [] : [`${title}: node ${args.join(' ')} ends with ${code}`],
    data: said,
  };
}

/** The menu PDF against jsPDF. */
export const measurePdf = (): Promise<Report> =>
  runProgram('The menu PDF against jsPDF', 'node tests/bench/pdf/run.ts', ['tests/bench/pdf/run.ts']);

/** The server against sirv and nginx, as its own page of the documentation describes it. */
export const measureServer = (build: string): Promise<Report> =>
  runProgram(
    'The server against sirv and nginx',
    'node tests/load/compare.ts: one core each, the same client, alternating runs.',
    ['tests/load/compare.ts', build],
  );
