import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as ui from 'virtual:content/ui';
import { fill } from '../ui/fill.ts';
import { startScrollAnimations } from '../ui/scroll-animations.ts';
import { dropNextPage } from './next-page.tsx';

/**
 * What happens after a route change: scroll to the top and refresh the scroll animations (spec section 2), put focus
 * at the start of the new page, and say its title. The first page is left to the browser, which announces it itself.
 */
export function RouteChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [message, setMessage] = useState('');

  // Before the new page is painted, or it would be seen from where the old one was left.
  useLayoutEffect(() => {
    if (shown.current !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);

  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      // It is the shown one now, or the guest went elsewhere.
      dropNextPage();
      document.getElementById('main')?.focus({ preventScroll: true });
      setMessage(fill(ui.global.pageChanged, { title: document.title }));
    }
    return startScrollAnimations();
  }, [pathname]);

  return (
    <p className="sr" role="status">
      {message}
    </p>
  );
}
