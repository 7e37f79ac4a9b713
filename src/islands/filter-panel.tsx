import { createRoot } from 'react-dom/client';
import { type FilterData, loadFilterWords } from '../data/branch-data.ts';
import { Panel } from './filter-panel/panel.tsx';

/** Opens all filters, and resolves when they are shown. React then runs on the page for them alone: nothing of them is in the HTML. */
export async function openFilterPanel({ words: address, branch }: FilterData): Promise<void> {
  const words = await loadFilterWords(address);
  if (document.querySelector('[data-filter-panel]')) return;
  const place = document.createElement('div');
  place.dataset['filterPanel'] = '';
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<Panel branch={branch} words={words} onClose={close} />);
}
