import { useEffect } from 'react';
import { PART_MOUNTED } from './scroll-animations.ts';

/** Reports that a part has mounted: this may happen after the search for elements with scroll animations. */
export function NotifyMounted() {
  useEffect(() => void dispatchEvent(new Event(PART_MOUNTED)), []);
  return null;
}
