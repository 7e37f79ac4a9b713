import { type RefObject, useEffect, useRef } from 'react';
import { coverWithDialog } from './cover.ts';

/** Shows a modal dialog as long as it is rendered; Back cancels it. `uncover` is for what must not wait until it is gone. */
export function useModal(): { dialog: RefObject<HTMLDialogElement | null>; uncover: () => void } {
  const dialog = useRef<HTMLDialogElement>(null);
  const uncover = useRef<() => void>(undefined);
  useEffect(() => {
    if (dialog.current) uncover.current = coverWithDialog(dialog.current);
    return () => uncover.current?.();
  }, []);
  return { dialog, uncover: () => uncover.current?.() };
}
