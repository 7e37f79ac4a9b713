import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isPhone } from './ui/is-phone.ts';

/** A phone renders a new page in one go: in a transition React would stop every 5 ms to let the browser look for other work. */
const inOneGo = isPhone() && { useTransitions: false };

// In a transition, so that hydration is cut into slices and never holds up a tap.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter {...inOneGo} />
    </StrictMode>,
  );
});
