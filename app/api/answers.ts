import type { FaqEntry, Settings } from '../../model/types.ts';

/**
 * The entries of `GET /api/faq` (spec section 7). Fields that are not known are left out.
 * Throws when the answer is not a list of prompts and answers.
 */
export function readFaq(body: unknown): FaqEntry[] {
  const entries = dataOf(body);
  if (!Array.isArray(entries)) throw new Error('The answer holds no list of questions');
  return entries.map((entry: unknown, index) => {
    if (!isRecord(entry) || typeof entry['prompt'] !== 'string' || typeof entry['answer'] !== 'string')
      throw new Error(`Question ${index + 1} of the answer has no prompt or no answer`);
    return { prompt: entry['prompt'], answer: entry['answer'] };
  });
}

/**
 * The links of `POST /api/setting` (spec section 7); '' for one that is missing or is not a web address.
 * Throws when the answer holds no settings at all.
 */
export function readSettings(body: unknown): Settings {
  const settings = dataOf(body);
  if (!isRecord(settings)) throw new Error('The answer holds no settings');
  return { iosAppUrl: webAddress(settings['iosAppUrl']), androidAppUrl: webAddress(settings['androidAppUrl']) };
}

/** `data.data` where it is there, `data` otherwise: the specification can be read both ways. */
function dataOf(body: unknown): unknown {
  if (!isRecord(body)) return undefined;
  const { data } = body;
  return isRecord(data) && 'data' in data ? data['data'] : data;
}

function webAddress(value: unknown): string {
  if (typeof value !== 'string' || !URL.canParse(value)) return '';
  const { href, protocol } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? href : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
