import { minifySync } from 'vite';

/** The code of an inline script that calls a function, which may use nothing outside itself. */
export function inlineScript<Values extends readonly unknown[]>(
  run: (...values: Values) => void,
  ...values: Values
): string {
  const call = `(${String(run)})(${values.map((value) => JSON.stringify(value)).join()})`;
  return minifySync('inline.js', call)
    .code.trim()
    .replaceAll('</', String.raw`<\/`);
}

/** A value as the text of a data block, which must not end the block. */
export const dataText = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
