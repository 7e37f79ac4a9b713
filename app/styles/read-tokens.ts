/**
 * The tokens of tokens.css, name ('--lime-50') to value ('#fbf6ea'), in the order they stand in.
 * What a media query changes does not count.
 */
export function readTokens(css: string): ReadonlyMap<string, string> {
  const [, body = ''] = /:root\s*\{([^}]*)\}/.exec(css.replaceAll(/\/\*.*?\*\//gs, '')) ?? [];
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

/** The colour that a token stands for, through any var(): '#fbf6ea'. Throws where it stands for none. */
export function colourOf(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name) ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (other) return colourOf(tokens, other);
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`tokens.css ${name}: "${value}" is not a colour; write #rrggbb`);
  return value;
}
