import { describeValue } from '../schema/fields.ts';
import { scriptOf } from '../schema/site.ts';
import { type Source, walk } from './source.ts';

/** Fields in the language of the dishes. Their value is a text, or a group of texts. */
const fieldNames: ReadonlySet<string | number> = new Set(['localName', 'brandLocalName', 'translation']);

/** Invalid sequences by script. In Tamil: two vowel signs in a row, which come from mistakes in typing or copying. */
const invalidSequences: Readonly<Record<string, RegExp>> = { Taml: /[\u0BBE-\u0BCC]{2}|\u0BCD\u0BCD/ };

/** Reports local names that are not in the script of the language in site.yaml. Runs before the schemas, whose errors would hide it. */
export function checkLocalNames(sources: ReadonlyMap<string, Source>): void {
  const site = sources.get('content/site.yaml')?.value;
  const language =
    typeof site === 'object' && site !== null && 'localLanguage' in site ? site.localLanguage : undefined;
  const script = scriptOf(String(language));
  for (const source of sources.values())
    for (const { path, value } of walk(source.value)) {
      if (typeof value !== 'string' || !path.some((key) => fieldNames.has(key))) continue;
      const problem =
        language === undefined
          ? 'is in no known language; write localLanguage in content/site.yaml'
          : script && problemOf(value, script);
      if (problem) source.report(path, problem);
    }
}

function problemOf(words: string, code: string): string | undefined {
  const letters = new RegExp(`^[\\p{Script_Extensions=${code}}\\u200c\\u200d0-9 ,.;:()&'’-]+$`, 'u');
  const text = words.normalize('NFC');
  const name = new Intl.DisplayNames('en-GB', { type: 'script' }).of(code);
  if (!letters.test(text))
    return `${describeValue(words)} is not ${name} script alone; write ${name} letters, or leave the line out`;
  if (/(?:^|[ ,(])\p{M}/u.test(text) || invalidSequences[code]?.test(text))
    return `${describeValue(words)} has a vowel sign out of place; type the word again`;
  return undefined;
}
