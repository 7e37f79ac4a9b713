import * as v from 'valibot';
import { parse } from 'yaml';
import { type DoorWords, doorSchema } from '../model/schema/door.ts';

/**
 * Reads the words of content/kitchen/door.yaml, without the rest of the content: the pages must work when other files have mistakes.
 *
 * @throws ValiError if a text is missing
 */
export const readWords = (text: string): DoorWords => v.parse(doorSchema, parse(text));
