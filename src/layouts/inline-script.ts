import { minifySync } from 'vite';

/** The code of an inline script that calls a function. The function must not use anything outside itself. */
export function inlineScript<Values extends readonly unknown[]>(
  run: (...values: Values) => void,
  ...values: Values
): string {
  const call = `(${String(run)})(${values.map((value) => JSON.stringify(value)).join()})`;
  return minifySync('inline.js', call)
    .code.trim()
    .replaceAll('</', String.raw`<\/`);
}
