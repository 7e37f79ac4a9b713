/** The search field of the glossary (components/words/glossary.tsx) hides the words that do not match. */
import { createTextMatcher } from '../../ui/search/match-words.ts';
import { showCount } from '../result-count.ts';

const field = document.querySelector<HTMLInputElement>('main search input');
const status = document.querySelector<HTMLElement>('main search [role=status]');
const groups = [...document.querySelectorAll<HTMLElement>('section:has(> dl)')];
const entries = groups.flatMap((group) => [...group.querySelectorAll<HTMLElement>('dl > div')]);
const textOf = ({ textContent, dataset }: HTMLElement) => `${textContent} ${dataset['spellings'] ?? ''}`;

function search(text: string): void {
  const matches = createTextMatcher(text, entries.map(textOf));
  for (const entry of entries) entry.hidden = !matches(textOf(entry));
  for (const group of groups) group.hidden = !group.querySelector('dl > div:not([hidden])');
  if (!status) return;
  if (text.trim() === '') status.textContent = '';
  else showCount(status, entries.filter(({ hidden }) => !hidden).length);
}

field?.addEventListener('input', () => search(field.value));
// The guest may have typed before this script ran; when going back, the browser fills the field in.
addEventListener('pageshow', () => field && search(field.value));
if (field?.value) search(field.value);
