/** Trusted Types (trusted-types.ts) know the empty markup; TypeScript's DOM library does not declare them. Apart, because every page loads it. */
const { trustedTypes } = globalThis as { trustedTypes?: { readonly emptyHTML: TrustedHTML } };

/** For elements whose children React must leave alone: `dangerouslySetInnerHTML={emptyHtml}`. */
export const emptyHtml: { __html: string | TrustedHTML } = { __html: trustedTypes?.emptyHTML ?? '' };
