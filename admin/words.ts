import * as v from 'valibot';
import { parse } from 'yaml';
import { type StaffPageWords, staffPagesSchema } from '../model/schema/staff-pages.ts';

/**
 * Reads the words of content/staff-pages.yaml, without the rest of the content: the pages must work when other files have mistakes.
 *
 * @throws ValiError if a text is missing
 */
export const readWords = (text: string): StaffPageWords => v.parse(staffPagesSchema, parse(text));
