/** The custom properties of `:root` by name, in source order: '--lime-50' to '#fbf6ea'. Ignores media queries. */
export function parseTokens(css: string): ReadonlyMap<string, string> {
  const [, body = ''] = /:root\s*\{([^}]*)\}/.exec(css.replaceAll(/\/\*.*?\*\//gs, '')) ?? [];
  return parseProperties(body);
}

/** The custom properties that each room sets, by room. */
export const parseRooms = (css: string): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map(
    [...css.matchAll(/\[data-room='(\w+)'\]\s*\{([^}]*)\}/g)].map(([, room = '', body = '']) => [
      room,
      parseProperties(body),
    ]),
  );

const parseProperties = (body: string): ReadonlyMap<string, string> =>
  new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

/** The colour of a token, '#fbf6ea', with var() resolved. Throws if the token is not a colour. */
export function resolveColour(tokens: ReadonlyMap<string, string>, name: string): string {
  const last = sourcesOf(tokens, name).at(-1) ?? name;
  const value = tokens.get(last) ?? '';
  if (!HEX.test(value)) throw new Error(`tokens.css ${last}: "${value}" is not a colour; write #rrggbb`);
  return value;
}

const HEX = /^#[0-9a-f]{6}$/;

export const isColour = (tokens: ReadonlyMap<string, string>, name: string): boolean =>
  HEX.test(tokens.get(sourcesOf(tokens, name).at(-1) ?? name) ?? '');

/** A token, and those whose values it takes, each once. */
export function sourcesOf(tokens: ReadonlyMap<string, string>, name: string): readonly string[] {
  const names = new Set([name]);
  for (const one of names) {
    const [, other] = /^var\((--[\w-]+)\)$/.exec(tokens.get(one) ?? '') ?? [];
    if (other !== undefined) names.add(other);
  }
  return [...names];
}
