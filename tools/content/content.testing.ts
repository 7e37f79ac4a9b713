import type { Branch, Content } from '../../model/types.ts';
import { loadContent } from './load-content.ts';

/** The content without special days, so that tests do not depend on the date. */
export async function contentForTests(): Promise<Content> {
  const content = await loadContent();
  const branches = content.branches.map((branch): Branch =>
    Object.assign(structuredClone(branch), { specialDays: [] }),
  );
  return { ...content, branches };
}
