import { createHash } from 'node:crypto';
import { minifySync } from 'vite';

/** A script that a page has in its HTML, and its hash for the content security policy. */
interface InlineScript {
  code: string;
  hash: `sha256-${string}`;
}

/** Writes a call of a function as an inline script. The function must not use anything outside itself. */
export function inlineScript<Values extends readonly unknown[]>(
  run: (...values: Values) => void,
  ...values: Values
): InlineScript {
  const call = `(${String(run)})(${values.map((value) => JSON.stringify(value)).join()})`;
  const code = minifySync('inline.js', call)
    .code.trim()
    .replaceAll('</', String.raw`<\/`);
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}
