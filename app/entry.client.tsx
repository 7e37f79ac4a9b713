import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isPageOfAddress } from './components/route-parts.ts';
import { isPhone } from './ui/is-phone.ts';

/** A phone renders a new page in one go: in a transition React would stop every 5 ms to let the browser look for other work. */
const inOneGo = isPhone() && { useTransitions: false };

// "Not found" under the address of a page stays plain HTML: React would put that page below it.
// In a transition, so that hydration is cut into slices and never holds up a tap.
if (isPageOfAddress())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter {...inOneGo} />
      </StrictMode>,
    );
  });
