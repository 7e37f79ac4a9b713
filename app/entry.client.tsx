import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { loadPage, pageAt } from './router/pages.tsx';
import { hasNoHover } from './ui/has-no-hover.ts';

/** A phone renders a new page in one go: in a transition React would stop every 5 ms to let the browser look for other work. */
const inOneGo = hasNoHover() && { useTransitions: false };

/** Makes the page live: React takes over its HTML. The scripts of the page have run by now (app/start). */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const page = pageAt(location.pathname);
  // Where a host serves another page at this address, its HTML stays as it is: React would put this page in its place.
  if (root?.dataset['page'] !== page.path) return;
  await loadPage(page);
  // In a transition, so that hydration is cut into slices and never holds up a tap.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter {...inOneGo}>
          <App />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}
