import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as ui from 'virtual:content/ui';
import { fill } from '../../model/fill.ts';
import { startScrollAnimations } from '../ui/scroll-animations.ts';
import { scrollToTarget } from '../ui/scroll-to-target.ts';
import { dropNextPage } from './next-page.tsx';
import { usePage } from './pages.tsx';

/**
 * After a route change: scrolls to the top or to the target of the link, refreshes the scroll animations (MOVE-3), moves focus to the start of the new page
 * and announces its title. Between pages of one group, scroll position and focus stay. The browser announces the first page.
 */
export function RouteChange() {
  const { path, group = path } = usePage();
  const shown = useRef({ path, group });
  const [message, setMessage] = useState('');

  // Before paint, or the new page would appear at the old scroll position.
  useLayoutEffect(() => {
    if (shown.current.group !== group) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [group]);

  useEffect(() => {
    const before = shown.current;
    if (before.path !== path) {
      shown.current = { path, group };
      // The prepared page is now shown, or the guest went elsewhere.
      dropNextPage();
      if (before.group !== group) {
        document.getElementById('main')?.focus({ preventScroll: true });
        scrollToTarget();
      }
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
