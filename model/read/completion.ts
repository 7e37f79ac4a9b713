import type { Path } from './source.ts';

/**
 * What is done to every text of the content before anything else looks at it: marks for the owner are deleted, and
 * facts that stand once are put in: `{brand}`, `{eastham.phone}`, `{wimbledon.hours}`.
 */

/** Facts by the name that stands between the braces. */
export type Facts = ReadonlyMap<string, string>;

const mark = /[ \t]*\{\{([^{}]*)\}\}/g;
const factPlace = /\{(brand|[a-z0-9-]+\.[a-zA-Z]+)\}/g;
/** A word or sign that leaves a hole where the next thing is a stop. */
const hole =
  /(?:\b(?:is|are|by|of|at|the|an?|number|from|to|in|on|for|and|or)|[,;:(–])\s*[.,;:!?)]|\(\s*\)|(?:\b(?:is|are|by|of|at|to|with|the|an?|number)|[,:;(–])\s*$/i;

/** Text without its `{{to confirm: …}}` and `{{to be filled: …}}` marks, and with its facts. Tells of what reads badly then. */
export function complete(text: string, facts: Facts, tell: (message: string) => void): string {
  if (!text.includes('{')) return text;
  // A mark over several lines leaves its line ends, so that the lines that follow keep their numbers.
  const bare = text.replace(mark, (_whole, words: string) => '\n'.repeat(words.split('\n').length - 1));
  if (/\{\{|\}\}/.test(bare))
    tell('has a mark for the owner that is not closed; write {{to confirm: …}} or {{to be filled: …}}');
  else if (bare !== text && hole.test(bare))
    tell('leaves a hole in the sentence when its {{mark}} is deleted; put the whole sentence between the braces');

  const whole = bare.replace(factPlace, (place, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) tell(`names ${place}, which nothing gives; write ${suggestions(name, [...facts.keys()])}`);
    return fact ?? place;
  });
  return bare === text ? whole : whole.trim();
}

/** The facts that may have been meant: those of the same branch, or all. */
function suggestions(name: string, known: readonly string[]): string {
  const owner = name.slice(0, name.indexOf('.') + 1);
  const near = owner === '' ? [] : known.filter((fact) => fact.startsWith(owner));
  return `one of ${(near.length > 0 ? near : known).map((fact) => `{${fact}}`).join(', ')}`;
}

/** Does the same to every text in a value of a data file. */
export function completeAll(
  value: unknown,
  facts: Facts,
  tell: (path: Path, message: string) => void,
  path: Path = [],
): unknown {
  if (typeof value === 'string') return complete(value, facts, (message) => tell(path, message));
  if (Array.isArray(value)) return value.map((entry, index) => completeAll(entry, facts, tell, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, completeAll(entry, facts, tell, [...path, key])]),
  );
}
