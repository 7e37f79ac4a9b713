/** The search field of the glossary (components/glossary/glossary.tsx) hides the words that do not match. */
import { fetchJson } from '../data/branch-data.ts';
import { createTextMatcher } from '../ui/search/match-words.ts';
import { showCount, showPartMissing } from './page.ts';
import type { NotedWords } from './word-notes.ts';

const field = document.querySelector<HTMLInputElement>('main search input');
const status = document.querySelector<HTMLElement>('main search [role=status]');
const groups = [...document.querySelectorAll<HTMLElement>('section:has(> dl)')];
const entries = groups.flatMap((group) => [...group.querySelectorAll<HTMLElement>('dl > div')]);

async function search(text: string): Promise<void> {
  // pages/[...file].ts writes this type.
  const words = text.trim() === '' ? {} : ((await fetchJson('/data/words.json')) as NotedWords).words;
  if (text !== field?.value) return;
  const texts = new Map(Object.entries(words).map(([id, word]) => [id, Object.values(word).flat().join(' ')]));
  const matches = createTextMatcher(text, [...texts.values()]);
  for (const entry of entries) entry.hidden = !matches(texts.get(entry.id) ?? '');
  for (const group of groups) group.hidden = !group.querySelector('dl > div:not([hidden])');
  if (!status) return;
  if (texts.size === 0) status.textContent = '';
  else showCount(status, entries.filter(({ hidden }) => !hidden).length);
}

const update = () => {
  if (field) search(field.value).catch(showPartMissing);
};
field?.addEventListener('input', update);
// The guest may have typed before this script ran; when going back, the browser fills the field in.
addEventListener('pageshow', update);
if (field?.value) update();
