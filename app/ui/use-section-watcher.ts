import { useEffect } from 'react';

/** Marks which section of the page is being read (watch-sections.ts). Loaded late, because nothing of the first view needs it. */
export function useSectionWatcher(selector: string): void {
  useEffect(() => {
    // If the script does not load, no section is marked.
    const watching = import('./watch-sections.ts').then(
      ({ watchSections }) => watchSections(selector),
      () => undefined,
    );
    return () => void watching.then((stop) => stop?.());
  }, [selector]);
}
