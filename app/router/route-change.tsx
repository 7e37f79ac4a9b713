import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as ui from 'virtual:content/ui';
import { fill } from '../../model/fill.ts';
import { startScrollAnimations } from '../ui/scroll-animations.ts';
import { dropNextPage } from './next-page.tsx';
import { usePage } from './pages.tsx';

/**
 * What happens after a route change: scroll to the top and refresh the scroll animations (spec section 2), put focus
 * at the start of the new page, and say its title. Between pages of one group place and focus stay. The first page is left to
 * the browser, which announces it itself.
 */
export function RouteChange() {
  const { path, group = path } = usePage();
  const shown = useRef({ path, group });
  const [message, setMessage] = useState('');

  // Before the new page is painted, or it would be seen from where the old one was left.
  useLayoutEffect(() => {
    if (shown.current.group !== group) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [group]);

  useEffect(() => {
    const before = shown.current;
    if (before.path !== path) {
      shown.current = { path, group };
      // It is the shown one now, or the guest went elsewhere.
      dropNextPage();
      if (before.group !== group) document.getElementById('main')?.focus({ preventScroll: true });
      setMessage(fill(ui.global.pageChanged, { title: document.title }));
    }
    return startScrollAnimations();
  }, [path, group]);

  return (
    <p className="sr" role="status">
      {message}
    </p>
  );
}
