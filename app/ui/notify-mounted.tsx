import { useEffect } from 'react';
import { PART_MOUNTED } from './scroll-animations.ts';

/** Dispatches an event after it has mounted, so that scroll-animations.ts finds the elements of a part that mounts after its page. */
export function NotifyMounted() {
  useEffect(() => void dispatchEvent(new Event(PART_MOUNTED)), []);
  return null;
}
