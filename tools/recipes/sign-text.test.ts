import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { withSignature } from './sign-text.ts';

const mark = '2026-03-01 kfmwab';
/** Signs, and expects nothing but `checked` to have changed. */
function sign(text: string, ...path: string[]): string {
  const after = withSignature(text, path, mark);
  const entryAt = (of: string) =>
    path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], parse(of));
  expect(entryAt(after)).toEqual({ ...(entryAt(text) as object), checked: mark });
  const comments = (of: string) => of.match(/#.*/g);
  expect(comments(after)).toEqual(comments(text));
  return after;
}

describe('in braces', () => {
  test('the signature is the last field', () => {
    expect(sign('plant:\n  oil: { name: oil } # cold pressed\n  rice: { name: rice }\n', 'plant', 'oil')).toBe(
      `plant:\n  oil: { name: oil, checked: ${mark} } # cold pressed\n  rice: { name: rice }\n`,
    );
  });
  test('over several lines, with a comma at the end', () => {
    sign('dosa: {\n  made: [rice,\n    dal],\n  }\nidly: { made: [rice] }\n', 'dosa');
  });
  test('a signature from before is replaced', () => {
    expect(sign('oil: { name: oil, checked: 2025-01-01 abcdef, coconut: true }\n', 'oil')).toBe(
      `oil: { name: oil, checked: ${mark}, coconut: true }\n`,
    );
  });
  test('at the end of a file without a line break', () => {
    expect(sign('oil: { name: oil }', 'oil')).toBe(`oil: { name: oil, checked: ${mark} }`);
  });
});

describe('in lines', () => {
  test('the signature is a line of its own after the last field, before comments and entries that follow', () => {
    expect(
      sign('soup:\n  name: soup # hot\n  made: [leek, potato] # and salt\n\n# Breads\nbread:\n  name: bread\n', 'soup'),
    ).toBe(
      `soup:\n  name: soup # hot\n  made: [leek, potato] # and salt\n  checked: ${mark}\n\n# Breads\nbread:\n  name: bread\n`,
    );
  });
  test('a signature from before is replaced, wherever it is', () => {
    expect(sign(`soup:\n  checked: 2025-01-01 abcdef # old\n  name: soup\nbread: { name: bread }\n`, 'soup')).toBe(
      `soup:\n  checked: ${mark} # old\n  name: soup\nbread: { name: bread }\n`,
    );
  });
  test.each(['', '\n', '\n\n# The end\n'])('the last entry of a file may be signed, with %j after it', (end) => {
    const after = sign(`stations:\n  fryer:\n    name: fryer\n    uses: [oil]${end}`, 'stations', 'fryer');
    expect(after).toContain(`\n    uses: [oil]\n    checked: ${mark}`);
    expect(after.endsWith(end)).toBe(true);
  });
  test.each([
    ['a list', '  made:\n    - leek\n    - potato\n'],
    ['a list without indent', '  made:\n  - leek\n  - potato\n'],
    ['a map', '  only:\n    abbey:\n      add: [leek]\n'],
    ['a folded text', '  name: >-\n    soup\n    of the day\n'],
    ['a quoted text', '  name: "soup"\n'],
    ['a plain text over two lines', '  name: soup\n    of the day\n'],
  ])('after %s', (_what, last) => {
    sign(`soup:\n  station: hob\n${last}bread:\n  name: bread\n`, 'soup');
    sign(`soup:\n  station: hob\n${last}\n# Breads\nbread:\n  name: bread\n`, 'soup');
    sign(`bread:\n  name: bread\nsoup:\n  station: hob\n${last}`, 'soup');
  });
  test('with the line ends of Windows', () => {
    sign('soup:\r\n  name: soup\r\n  made: [leek]\r\nbread:\r\n  name: bread\r\n', 'soup');
  });
});

test('two entries of a file can be signed one after the other', () => {
  const once = sign('plant:\n  oil: { name: oil }\n  rice:\n    name: rice\n', 'plant', 'oil');
  expect(parse(sign(once, 'plant', 'rice'))).toEqual({
    plant: { oil: { name: 'oil', checked: mark }, rice: { name: 'rice', checked: mark } },
  });
});

test('throws where there is no entry', () => {
  expect(() => withSignature('plant: {}\n', ['plant', 'oil'], mark)).toThrow('plant → oil');
});

test('in braces that end with a comment', () => {
  sign('oil: {\n  name: oil, # cold pressed\n}\n', 'oil');
});
