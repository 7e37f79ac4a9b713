import { ui } from '#content';
import { useEffect } from 'react';
import { fill } from '../../../model/fill.ts';
import { createTextMatcher } from '../search/match-words.ts';
import { SEARCH_FIELD, SEARCH_RESULT } from './search-ids.ts';

const words = ui.glossary;

/**
 * Makes the search field of the glossary hide the words that do not match. It works on the elements of the page, because the
 * list is not hydrated (ui/skip-hydration.tsx).
 */
export function WordSearch() {
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.id === SEARCH_FIELD) search(target.value);
    };
    addEventListener('input', onInput);
    // Applies input from before hydration.
    const field = document.getElementById(SEARCH_FIELD);
    if (field instanceof HTMLInputElement && field.value !== '') search(field.value);
    return () => removeEventListener('input', onInput);
  }, []);
  return null;
}

function search(text: string): void {
  const groups = [...document.querySelectorAll<HTMLElement>('section:has(> dl)')];
  const entries = groups.flatMap((group) => [...group.querySelectorAll<HTMLElement>('dl > div')]);
  const matches = createTextMatcher(text, entries.map(textOf));
  for (const entry of entries) entry.hidden = !matches(textOf(entry));
  for (const group of groups) group.hidden = !group.querySelector('dl > div:not([hidden])');
  const result = document.getElementById(SEARCH_RESULT);
  const count = entries.filter(({ hidden }) => !hidden).length;
  if (result) result.textContent = text.trim() === '' ? '' : resultText(count);
}

const textOf = ({ textContent, dataset }: HTMLElement) => `${textContent} ${dataset['spellings'] ?? ''}`;

function resultText(count: number): string {
  if (count === 0) return words.none;
  return count === 1 ? words.resultsOne : fill(words.resultsMany, { n: count });
}
