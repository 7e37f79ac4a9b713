import { expect, test } from 'vitest';
import { withClassesForStates } from './pseudo-states.ts';

test('states become classes, layers and all else stay', () => {
  expect(withClassesForStates('@layer ui { .a:hover::after, .b:focus-visible { inset: 0; } }')).toBe(
    '@layer ui { .a.is-hover::after, .b.is-focus { inset: 0; } }',
  );
  expect(withClassesForStates('.input:user-invalid {} .button:active {} a:visited {}')).toBe(
    '.input.is-invalid {} .button.is-active {} a:visited {}',
  );
});
