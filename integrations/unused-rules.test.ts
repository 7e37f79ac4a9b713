import { expect, test } from 'vitest';
import { withoutUnusedRules } from './unused-rules.ts';

const keep = (css: string) => withoutUnusedRules(css, (name) => name.startsWith('used'));

test('drops the rules of which every selector needs a class which nothing names', () => {
  expect(keep('.used{color:red}.not{color:red}.used .not{color:red}p{margin:0}')).toBe('.used{color:red}p{margin:0}');
  expect(keep('.not,.not p{color:red}.used{color:red}')).toBe('.used{color:red}');
  expect(keep('@media print{.not{color:red}}.used{color:red}')).toBe('.used{color:red}');
});

test('keeps what may match without the class', () => {
  for (const css of [
    '.used,.not{color:red}',
    '.used:not(.not){color:red}',
    'p:is(.not,.used){color:red}',
    '@layer a,b;',
    ':root{--a:1px}',
  ])
    expect(keep(css)).toBe(css.replace(/;$/, ';'));
});

test('keeps keyframes, fonts, and the order of layers and rules', () => {
  const css =
    '@layer a{.used{color:red}}@font-face{font-family:A;src:url(a.woff2)format("woff2")}@keyframes k{to{opacity:0}}';
  expect(keep(css)).toBe(css);
});
