/**
 * Filters the stories of the blog by category and text (components/stories/blog-list.tsx). It moves the matching cards, in their
 * order: the first into the lead place, the others into the list.
 */
import { showCount } from './page.ts';

const search = document.querySelector<HTMLElement>('main search');
const places = [...document.querySelectorAll<HTMLElement>('[data-sizes]')];
const noStories = document.querySelector<HTMLElement>('[data-no-stories]');
const count = search?.querySelector<HTMLElement>('[role=status]');

const cards = places
  .flatMap((place) => [...place.querySelectorAll('article')])
  .map((element) => ({
    element,
    tag: element.dataset['tag'] ?? '',
    text: element.dataset['text'] ?? '',
  }));
let shown = cards;

function applyFilters(): void {
  const value = (name: string) =>
    search?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value ?? '';
  // '' for all.
  const wantedTag = value('tag');
  const text = value('search').trim().toLowerCase();
  const found = cards
    .filter(({ tag }) => wantedTag === '' || tag === wantedTag)
    .filter((card) => card.text.includes(text));
  // Moving a card in the DOM would remove its focus.
  if (found.length === shown.length && found.every((card, index) => card === shown[index])) return;
  shown = found;
  const [lead, others] = places;
  fillPlace(lead, found.slice(0, 1));
  fillPlace(others, found.slice(1));
  if (noStories) noStories.hidden = found.length > 0;
  if (count) showCount(count, found.length);
}

function fillPlace(place: HTMLElement | undefined, found: typeof cards): void {
  if (!place) return;
  place.hidden = found.length === 0;
  place.replaceChildren(...found.map(({ element }) => element));
  for (const source of place.querySelectorAll('source')) source.sizes = place.dataset['sizes'] ?? '';
}

search?.addEventListener('input', applyFilters);
// The guest may have typed before this script ran; when going back, the browser fills the fields in.
applyFilters();
addEventListener('pageshow', applyFilters);
