import * as v from 'valibot';

import type { CspHashes } from './headers.ts';

const texts = v.pipe(v.array(v.string()), v.readonly());

/**
 * An origin that a content security policy can name: https, or http on this machine, for trials. Host names have no underscores,
 * which browsers do not accept in a policy.
 */
export const ORIGIN = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/;

const optionalOrigin = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.regex(ORIGIN, 'is not an origin such as https://reviews.example'))]),
);

/**
 * `build/api.json`: the API's data and the other hosts that pages may connect to. The build writes it from content, so
 * the server needs no content folder.
 */
export const ApiData = v.object({
  faq: v.array(v.object({ prompt: v.string(), answer: v.string() })),
  settings: v.object({ iosAppUrl: v.string(), androidAppUrl: v.string() }),
  reviewsOrigin: optionalOrigin,
  apiOrigin: optionalOrigin,
  /** Whether search engines must not index the site (tools/content/draft.ts). */
  draft: v.optional(v.boolean()),
  /** Redirects by query parameter: `?branch=harbour` at "/menu" redirects to "/menu/harbour". */
  moved: v.optional(
    v.array(v.object({ path: v.string(), parameter: v.string(), to: v.record(v.string(), v.string()) })),
  ),
});
export type ApiData = v.InferOutput<typeof ApiData>;

/** `build/csp.json`: hashes of each page's inline scripts and styles. */
export const CspFile = v.record(v.string(), v.object({ script: texts, style: texts }));

/** Thrown when the server cannot start: an invalid build file or setting, or a port error. The message names the problem. */
export class StartError extends Error {
  override name = 'StartError';
}

const parseFile = <Schema extends v.GenericSchema>(
  schema: Schema,
  name: string,
  text: string,
): v.InferOutput<Schema> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new StartError(`${name} is not JSON (${String(error)}). Run "npm run build" again.`);
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new StartError(`${name} is invalid: ${problems.join('; ')}. Run "npm run build" again.`);
};

/** Parses the text of `build/api.json`. Throws StartError. */
export const readApiData = (text: string): ApiData => parseFile(ApiData, 'build/api.json', text);

/** Parses the text of `build/csp.json`. Throws StartError. */
export const readCspHashes = (text: string): CspHashes => parseFile(CspFile, 'build/csp.json', text);
