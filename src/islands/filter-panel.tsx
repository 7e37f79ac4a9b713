import { createRoot } from 'react-dom/client';
import { loadFilterWords } from '../data/branch-data.ts';
import type { FilterData } from '../data/branch-data-json.ts';
import { $choices } from '../stores/stored-filters.ts';
import { whoNeeds } from '../stores/people.ts';
import { Panel } from './filter-panel/panel.tsx';

/** Opens all filters, of the person who has chosen a chip or of the first with needs, and resolves when they are shown. React then runs on the page for them alone: nothing of them is in the HTML. */
export async function openFilterPanel({ wordsAddress, branch }: FilterData, chip?: string): Promise<void> {
  const words = await loadFilterWords(wordsAddress);
  if (document.querySelector('[data-filter-panel]')) return;
  const place = document.createElement('div');
  place.dataset['filterPanel'] = '';
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  const first = whoNeeds($choices.get().people, chip);
  root.render(<Panel branch={branch} words={words} first={first} chip={chip} onClose={close} />);
}
