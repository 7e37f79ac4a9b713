import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Report } from './report.ts';

/** Runs a benchmark program and returns its output. */
async function runProgram(title: string, method: string, args: readonly string[]): Promise<Report> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString();
      process.stdout.write(data);
    });
  }
  const [code] = await once(child, 'close');
  const text = ['```', output.trim(), '```'].join('\n');
  return {
    title,
    method,
    text,
    missed: code === 0 ? [] : [`${title}: node ${args.join(' ')} exits with ${code}`],
    data: output,
  };
}

/** Compares the menu PDF with jsPDF. */
export const measurePdf = (): Promise<Report> =>
  runProgram('The menu PDF against jsPDF', 'node tests/bench/pdf/run.ts', ['tests/bench/pdf/run.ts']);

/** Compares the server with sirv and nginx. */
export const measureServer = (build: string): Promise<Report> =>
  runProgram(
    'The server against sirv and nginx',
    'node tests/load/compare.ts: one core each, the same client, alternating runs.',
    ['tests/load/compare.ts', build],
  );
