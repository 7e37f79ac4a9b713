import type { Question } from './allergen-changes.ts';

/** What a form shows for a value: it follows from the schema on the server, and is drawn in the browser. */
export type Form =
  /** `known` are values that others have, which are offered. */
  | { kind: 'text'; min?: number; max?: number; isLong?: boolean; known?: readonly string[] }
  | { kind: 'markdown' }
  | { kind: 'number' }
  | { kind: 'price' }
  | { kind: 'day' }
  | { kind: 'moment' }
  | { kind: 'hours' }
  | { kind: 'week' }
  | { kind: 'picture' }
  | { kind: 'contains' }
  /** `isOn` is what a missing value means. A flag is left out when it is off. */
  | { kind: 'yesNo'; isOn: boolean; isFlag?: boolean }
  /** An option with `of` is offered only while the field `by` of the form has that value. */
  | { kind: 'choice'; options: readonly (readonly [value: string | number, label: string, of?: string])[]; by?: string }
  | { kind: 'id'; of: string }
  | { kind: 'ids'; of: string; isOneOrMany?: boolean }
  | { kind: 'group'; fields: readonly FormField[] }
  | { kind: 'list'; item: Form; max?: number }
  /** Entries by id. A new one is asked for its name. */
  | { kind: 'map'; item: Form };

export interface FormField {
  key: string;
  label: string;
  hint?: string | undefined;
  isRequired: boolean;
  /** Few have it: it is behind “More” while it is empty. */
  isRare?: boolean;
  form: Form;
}

export type Path = readonly (string | number)[];

export interface FormProblem {
  path: Path;
  message: string;
}

export interface Opened {
  title: string;
  form: Form;
  data: unknown;
  start?: unknown;
  /** Names of ingredients, stations and dishes by id. */
  names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  pictures: readonly string[];
  /** What a page says about this form: which dishes share a recipe. */
  note?: string | undefined;
}

/** What a form would make of the content, where that is more than its fields show: allergens, new prices. */
export type Preview = readonly { title: string; lines: readonly string[] }[];

export interface Checked {
  problems: readonly FormProblem[];
  preview: Preview;
  /** The nodes of the text below a front matter. */
  blocks: readonly unknown[];
}

/** A value that the form and the file have differently, since somebody has saved it meanwhile. */
export interface Conflict {
  label: string;
  yours: string;
  theirs: string;
}

export type Saved =
  | { address: string }
  | Pick<Checked, 'problems'>
  /** Everything is allowed, but may be a slip; or somebody has saved other values, `data`. `merged` has those of the form on top. */
  | (Question & { conflicts?: readonly Conflict[]; data?: unknown; merged?: unknown });
