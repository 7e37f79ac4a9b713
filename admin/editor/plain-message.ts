import { withLabels } from '../../model/schema/labels.ts';
import type { Files } from '../tasks/plan.ts';
import { namesIn } from './recipes.ts';

/** What a form says in place of messages of the content check that are for those who write files. */
const inForms: readonly (readonly [message: RegExp, plain: string])[] = [
  [/there is no picture "[^"]*" in content\/pictures; .*/, 'is no longer there; choose another, or take it out'],
  [/there is no "([^"]*)" in the recipes; write (.*)/, 'has “$1”, which is not in the list; choose $2, or take it out'],
  [
    /there is no "([^"]*)" in the recipes; .*/,
    'has “$1”, which is not in the list; choose something else, or add it as a new ingredient',
  ],
];

/** A function that says messages with what the forms call fields, and with the names of ingredients and equipment in place of their ids. */
export function createPlainMessage(files: Files): (message: string) => string {
  const { parts, stations } = namesIn(files);
  const names = { ...parts, ...stations };
  const inForm = (message: string) =>
    inForms.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
  return (message) =>
    withLabels(inForm(message)).replaceAll(/(?<![\w/])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w/.])/g, (id) => names[id] ?? id);
}

/** In characters. */
const MAX_LINE = 200;

/** A line of the history that is not too long, without a part of a word at its end. */
export const shorten = (text: string): string =>
  text.length > MAX_LINE ? text.slice(0, MAX_LINE).replace(/\W*\s\S*$/, '…') : text;
