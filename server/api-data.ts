import * as v from 'valibot';

import type { CspHashes } from './headers.ts';

const texts = v.pipe(v.array(v.string()), v.readonly());

const optionalOrigin = v.optional(
  v.union([
    v.literal(''),
    v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/, 'is not an origin such as https://reviews.example')),
  ]),
);

/**
 * `build/api.json`: what the server answers and which other hosts its pages may talk to (spec section 7). The build
 * writes it from content, so the server needs no content folder.
 */
export const ApiData = v.object({
  faq: v.array(v.object({ prompt: v.string(), answer: v.string() })),
  settings: v.object({ iosAppUrl: v.string(), androidAppUrl: v.string() }),
  reviewsOrigin: optionalOrigin,
  apiOrigin: optionalOrigin,
  /** Whether search engines are to pass the site over (tools/content/draft.ts). */
  draft: v.optional(v.boolean()),
  /** Addresses that have moved by a parameter of their query: `?branch=wimbledon` at "/menu" leads to "/menu/wimbledon". */
  moved: v.optional(
    v.array(v.object({ path: v.string(), parameter: v.string(), to: v.record(v.string(), v.string()) })),
  ),
});
export type ApiData = v.InferOutput<typeof ApiData>;

/** `build/csp.json`: hashes of each page's inline scripts and styles. */
export const CspFile = v.record(v.string(), v.object({ script: texts, style: texts }));

/** Thrown when a file of the build is not what the server expects; the message names the file and every problem. */
export class StartError extends Error {
  override name = 'StartError';
}

const read = <Schema extends v.GenericSchema>(schema: Schema, name: string, text: string): v.InferOutput<Schema> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new StartError(`${name} is not JSON (${String(error)}). Run "npm run build" again.`);
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new StartError(`${name} does not fit: ${problems.join('; ')}. Run "npm run build" again.`);
};

/** Reads the text of `build/api.json`. Throws StartError. */
export const readApiData = (text: string): ApiData => read(ApiData, 'build/api.json', text);

/** Reads the text of `build/csp.json`. Throws StartError. */
export const readCspHashes = (text: string): CspHashes => read(CspFile, 'build/csp.json', text);
