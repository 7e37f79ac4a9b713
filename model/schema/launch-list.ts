import * as v from 'valibot';
import { keysOf, recordOf } from '../pick.ts';
import { fields, list, string, text } from './fields.ts';

/** The groups of the launch list, in the order in which it is shown, each with its heading. */
export const launchGroups = {
  contacts: 'Names, addresses and telephone numbers',
  law: 'What the law and a solicitor ask for',
  recipes: 'Recipes and the kitchen',
  links: 'Links to other sites and apps',
  pictures: 'Pictures',
  texts: 'Texts that nobody has written yet',
} as const;
export type LaunchGroup = keyof typeof launchGroups;

const item = fields({
  what: text(300),
  /** A file below content/ and the path of keys in it: recipes/stations.yaml#stations/fryer; legal/x.md#heading. */
  where: v.pipe(
    string(),
    v.regex(
      /^[\w/-]+\.(?:yaml|md)(?:#[^\s#]+)?$/,
      'is no place in the content; write a file and the keys in it, as in recipes/stations.yaml#stations/fryer',
    ),
  ),
  why: text(300),
});

/** Null once everything is settled. */
const group = () => v.nullish(list(item, 'things to settle'), []);

/** content/launch-list.yaml: what the owner must replace or confirm before opening. No page shows it to guests. */
export const launchListSchema = fields(recordOf(keysOf(launchGroups), group));
export type LaunchList = v.InferOutput<typeof launchListSchema>;
