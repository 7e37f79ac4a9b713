import type { Thing } from './schema-org.ts';

/**
 * For tests: what Google requires of the types that the site publishes, and what it recommends and the site knows
 * (developers.google.com/search/docs/appearance/structured-data).
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  Restaurant: ['@id', 'name', 'url', 'image', 'address', 'telephone', 'servesCuisine', 'hasMenu', 'potentialAction'],
  Menu: ['@id', 'name', 'url', 'provider'],
  BlogPosting: ['headline', 'datePublished', 'image', 'author', 'publisher'],
};
const isMissing = (value: unknown) => value === undefined || value === '' || value === null;

/** The required properties that things lack; a type that is not listed above lacks its own name. */
export const missingProperties = (things: readonly Thing[]): string[] =>
  things.flatMap((thing) => {
    const type = String(thing['@type']);
    return (required[type] ?? [type]).filter((name) => isMissing(thing[name])).map((name) => `${type} ${name}`);
  });
