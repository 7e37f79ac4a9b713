import { expect, test } from 'vitest';
import { replacePseudoClasses } from './pseudo-states.ts';

test('replaces pseudo-classes with classes and keeps everything else', () => {
  expect(replacePseudoClasses('@layer ui { .a:hover::after, .b:focus-visible { inset: 0; } }')).toBe(
    '@layer ui { .a.is-hover::after, .b.is-focus { inset: 0; } }',
  );
  expect(replacePseudoClasses('.input:user-invalid {} .button:active {} a:visited {}')).toBe(
    '.input.is-invalid {} .button.is-active {} a:visited {}',
  );
});
