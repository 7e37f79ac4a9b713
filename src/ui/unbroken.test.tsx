import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

test('short words with a hyphen stay on one line; the text stays the same', () => {
  const text = 'Is there step-free access, or a well-known-to-be-long-word, 10-12 and -5?';
  const html = renderToStaticMarkup(<Unbroken text={text} />);
  expect(html.match(/<span[^>]*>[^<]*/g)?.map((span) => span.replace(/<[^>]*>/, ''))).toEqual(['step-free']);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text);
  expect(renderToStaticMarkup(<Unbroken text="Plain words" />)).toBe('Plain words');
});
