import type { FaqEntry, Settings } from '../../model/types.ts';

/** Time limit of a call, in milliseconds. */
const API_TIMEOUT_MS = 10_000;

/** The address of a call. */
export const apiAddress = (path: `/api/${string}`): string =>
  (import.meta.env.VITE_API_BASE ?? '').replace(/\/+$/, '') + path;

/**
 * Calls the API and returns the JSON of the response.
 * Throws when the server cannot be reached, responds with an error status or invalid JSON, or exceeds API_TIMEOUT_MS.
 */
export async function callApi(method: 'GET' | 'POST', path: `/api/${string}`): Promise<unknown> {
  const response = await fetch(apiAddress(path), {
    method,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${method} ${path} responded with status ${response.status}`);
  return (await response.json()) as unknown;
}

/**
 * Returns the entries of a `GET /api/faq` response, without unknown fields.
 * Throws when the response is not a list of prompts and answers.
 */
export function parseFaq(body: unknown): FaqEntry[] {
  const entries = unwrapData(body);
  if (!Array.isArray(entries)) throw new Error('The response has no list of questions');
  return entries.map((entry: unknown, index) => {
    if (!isRecord(entry) || typeof entry['prompt'] !== 'string' || typeof entry['answer'] !== 'string')
      throw new Error(`Question ${index + 1} of the response has no prompt or no answer`);
    const question = { prompt: entry['prompt'], answer: entry['answer'] };
    return typeof entry['group'] === 'string' ? Object.assign(question, { group: entry['group'] }) : question;
  });
}

/**
 * Returns the links of a `POST /api/setting` response; '' for one that is missing or is not an http(s) address.
 * Throws when the response has no settings.
 */
export function parseSettings(body: unknown): Settings {
  const settings = unwrapData(body);
  if (!isRecord(settings)) throw new Error('The response has no settings');
  return {
    iosAppUrl: parseWebAddress(settings['iosAppUrl']),
    androidAppUrl: parseWebAddress(settings['androidAppUrl']),
  };
}

/** `data.data` if it exists, else `data` (API-4). */
function unwrapData(body: unknown): unknown {
  if (!isRecord(body)) return undefined;
  const { data } = body;
  return isRecord(data) && 'data' in data ? data['data'] : data;
}

function parseWebAddress(value: unknown): string {
  if (typeof value !== 'string' || !URL.canParse(value)) return '';
  const { href, protocol } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? href : '';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

declare global {
  interface ImportMetaEnv {
    /** Base address of `/api/…`: "https://api.restaurant.example". Empty means the site's own host. */
    readonly VITE_API_BASE?: string;
  }
}
