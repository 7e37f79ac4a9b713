import { expect, test } from 'vitest';
import { dataText, inlineScript } from './inline-script.ts';

test('neither an inline script nor a data block is ended by its values', () => {
  const text = '</script><b>';
  expect(dataText({ text })).toBe(String.raw`{"text":"\u003c/script>\u003cb>"}`);
  expect(JSON.parse(dataText({ text }))).toEqual({ text });
  expect(inlineScript((value: string) => value, text)).not.toContain('</');
});
