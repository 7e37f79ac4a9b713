import { createContext } from 'react';
import type { FormProblem, Opened, Path } from './form.ts';

interface Editor extends Pick<Opened, 'names' | 'pictures'> {
  problems: readonly FormProblem[];
  place: Path;
  /** Adds a new ingredient to the form; returns its id. Undefined in forms that have no place for one. */
  addPart?: ((name: string) => string) | undefined;
  /** The values of the whole form, and those from which it began. */
  data: unknown;
  was: unknown;
  blocks: readonly unknown[];
  /** Says what is begun in a control and not taken into the form, by the control's id; nothing is saved while there is anything. */
  setBegun: (id: string, message: string | undefined) => void;
}

// Every part of a form is inside its provider.
export const EditorContext = createContext({} as Editor);
