import { useEffect } from 'react';
import * as ui from 'virtual:content/ui';
import { fill } from '../../../model/fill.ts';
import { matchesSearch, SEARCH_FIELD, SEARCH_RESULT } from './filter-words.ts';

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
  let count = 0;
  for (const group of document.querySelectorAll<HTMLElement>('section:has(> dl)')) {
    const entries = [...group.querySelectorAll<HTMLElement>('dl > div')];
    for (const entry of entries) {
      entry.hidden = !matchesSearch(`${entry.textContent} ${entry.dataset['spellings'] ?? ''}`, text);
      if (!entry.hidden) count += 1;
    }
    group.hidden = entries.every(({ hidden }) => hidden);
  }
  const result = document.getElementById(SEARCH_RESULT);
  if (result) result.textContent = text.trim() === '' ? '' : resultText(count);
}

function resultText(count: number): string {
  if (count === 0) return words.none;
  return count === 1 ? words.resultsOne : fill(words.resultsMany, { n: count });
}
