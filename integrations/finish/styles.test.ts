import { expect, test } from 'vitest';
import { splitStyles, wordsOfScripts } from './styles.ts';

const split = (css: string, body: string, code = '') => {
  let later = '';
  const page = splitStyles(`<style>${css}</style><body>${body}</body>`, wordsOfScripts(code), (text) => {
    later = text;
    return '/later.css';
  });
  const [, now] = /<style>([^]*)<\/style>/.exec(page) ?? [];
  return { page, now, later };
};

test('a page keeps the rules of its own elements; those of what scripts add come in a sheet at its end', () => {
  const css =
    '@media (width>9px){.a{color:red}.a .b,.a .c{top:0}}.c{left:0}.never{top:0}:is(.never,.a):not(:has(.b)){top:0}.a:has(>.never){top:0}';
  const { page, now, later } = split(css, '<p class="x a"><b class="c"></b></p>', 'el.className = "b"');
  expect(now).toBe('@media (width>9px){.a{color:red}.a .c{top:0}}.c{left:0}:is(.never,.a):not(:has(.b)){top:0}');
  expect(later).toBe('@media (width>9px){.a .b{top:0}}');
  expect(page).toMatch(/<link rel="stylesheet" href="\/later\.css"><\/body>$/);
});

test('what is for paper or forced colours comes later; a page without any of it has one sheet', () => {
  const css =
    '.a{top:0}@page{margin:0}@media print{.a{top:1px}}@media (forced-colors:active){.a{top:2px}}@layer x{@media print{a{left:0}}}';
  expect(split(css, '<p class="a">').now).toBe('.a{top:0}');
  expect(split(css, '<p class="a">').later).toBe(css.slice('.a{top:0}'.length));
  expect(split('.a{top:0}', '<p class="a">').page).not.toContain('<link');
});

test('rules of other rooms, and properties and animations that nothing uses, are left out', () => {
  const css =
    ':root{--a:1;--b:2;--read:3}[data-room=hall]{--a:4}[data-room=night]{--a:5}p{top:var(--a);animation:go}@keyframes go{to{top:0}}@keyframes stop{to{top:0}}';
  const { now, later } = split(css, '<main data-room="hall">', 'style.getPropertyValue("--read")');
  expect(now).toBe(':root{--a:1;--read:3}[data-room=hall]{--a:4}p{top:var(--a);animation:go}@keyframes go{to{top:0}}');
  expect(later).toBe('');
});
