import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentFolder } from './content/content-folder.ts';

/** Runs the program on a copy of the content. `answer` is what is typed. */
function run(args: readonly string[], answer = '') {
  const folder = mkdtempSync(join(tmpdir(), 'prices-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(contentFolder(process.cwd()), folder, { recursive: true });
  const menu = () => readFileSync(join(folder, 'branches/harbour/menu.yaml'), 'utf8');
  const before = menu();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/prices.ts', ...args], {
    env: { ...process.env, CONTENT: folder },
    encoding: 'utf8',
    input: answer,
  });
  return { status, stdout, stderr, before, after: menu() };
}

test.each([[['--by', '-10%']], [['--by=-10%']]])('%j lowers the prices after a yes', (args) => {
  const { status, stdout, stderr, before, after } = run([...args, '--branch', 'harbour', '--round', '0.01'], 'yes\n');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('→');
  const prices = (menu: string) => [...menu.matchAll(/price: '?([\d.]+)/g)].map(([, price]) => Number(price));
  expect(prices(after)).toEqual(prices(before).map((price) => Math.round(price * 90) / 100));
});

test('without a yes nothing is changed', () => {
  const { status, stdout, before, after } = run(['--by', '5%'], 'no\n');
  expect(status).toBe(0);
  expect(stdout).toContain('Nothing has been changed.');
  expect(after).toBe(before);
});

test.each([
  [['--by', '5'], '--by is "5"; write a percentage'],
  [['--by', '5%', '--branche', 'harbour'], "Unknown option '--branche'"],
  [['--by'], "Option '--by <value>' argument missing"],
  [['5%'], "Unexpected argument '5%'"],
  [['--by', '5%', '--branch', 'harbor'], 'There is no branch "harbor"; write harbour.'],
])('%j is refused in words, without a stack trace', (args, message) => {
  const { status, stderr } = run(args);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^ {4}at /m);
});
