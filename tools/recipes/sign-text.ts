import { editYaml } from '../../model/edit/edit-yaml.ts';

/**
 * The text of a YAML file with `checked: <signature>` at an entry, in place of the one before or as its last field. Everything else
 * stays as it is. Throws if there is no entry at the path.
 *
 * @param path the keys from the root to the entry
 */
export const withSignature = (text: string, path: readonly string[], signature: string): string =>
  editYaml(text, [{ kind: 'set', path: [...path, 'checked'], value: { yaml: signature } }]);
