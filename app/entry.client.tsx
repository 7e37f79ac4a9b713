import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { loadPage, pageAt } from './router/pages.tsx';
import { hasNoHover } from './ui/has-no-hover.ts';

/** Phones render a new page without a transition: in one, React would yield to the browser every 5 ms. */
const routerOptions = hasNoHover() && { useTransitions: false };

/** Hydrates the page. app/start calls it after the page's scripts have run. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const page = pageAt(location.pathname);
  // If a host serves another page at this address, React would replace its HTML with this page. It stays without scripts.
  if (root?.dataset['page'] !== page.path)
    throw new Error(`This is the page ${root?.dataset['page']}, not ${page.path}.`);
  await loadPage(page);
  // In a transition, hydration runs in slices and does not block taps.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter {...routerOptions}>
          <App />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}
