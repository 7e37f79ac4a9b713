import { type Facts, withoutMarks } from './interpolate.ts';
import type { FoundFiles } from './files.ts';
import type { Source } from './source.ts';

const branchFacts = ['store', 'menuName', 'address', 'hours', 'phone', 'deliveryPhone'] as const;

/** The facts that texts may name in braces. Collected before validation, so that an invalid field is reported only once. */
export function collectFacts(sources: ReadonlyMap<string, Source>, files: FoundFiles): Facts {
  const facts = new Map([['brand', textAt(sources.get('content/site.yaml'), 'brand')]]);
  for (const key of files.branches) {
    const branch = sources.get(`content/branches/${key}/branch.yaml`);
    for (const name of branchFacts) facts.set(`${key}.${name}`, textAt(branch, name));
  }
  return facts;
}

/** The text of a field, or the field's name if it has no text. */
function textAt(source: Source | undefined, key: string): string {
  const value = source?.value;
  const found: unknown =
    typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;
  return typeof found === 'string' ? withoutMarks(found).trim() : key;
}
