import { useEffect } from 'react';
import { PART_ARRIVED } from './scroll-animations.ts';

/** Says that a part of the page is there: it may come after the page has been looked through for scroll animations. */
export function NotifyMounted() {
  useEffect(() => void dispatchEvent(new Event(PART_ARRIVED)), []);
  return null;
}
