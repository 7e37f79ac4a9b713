import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/** Runs Vite's development server during the tests of a file. Returns a function that gives its address. */
export function useDevServer(...options: string[]): () => string {
  let address = '';
  let stop = () => {};

  test.beforeAll(async () => {
    const cli = join(root, 'node_modules/vite/bin/vite.js');
    const server = spawn(process.execPath, [cli, ...options, '--port', '0'], {
      cwd: root,
      // playwright.config.ts has set CONTENT.
      env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
    });
    stop = () => server.kill();
    let output = '';
    server.stdout.on('data', (data) => (output += String(data)));
    await expect(() => {
      address = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
      expect(address).not.toBe('');
    }).toPass({ timeout: 90_000 });
  });
  test.afterAll(() => stop());

  return () => address;
}
