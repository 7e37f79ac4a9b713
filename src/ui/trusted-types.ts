/**
 * Trusted Types: where the content security policy requires them, the browser refuses strings that it would run as code
 * (`innerHTML`, the address of a worker). This is the site's only exception. Browsers without Trusted Types use the strings.
 */
import { TRUSTED_TYPES_POLICY } from '../../model/page-security.ts';

/** The part of the browser's interface that is used here. TypeScript's DOM library does not declare it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

// As above.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const rules = { createScriptURL: requireOwnOrigin };
/** Allows scripts of this site only. A page may create one policy of this name, so no other code can once this has run. */
const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules;

/**
 * The address of a script of this site, for `new Worker` and `serviceWorker.register`. The type says string, because
 * TypeScript's DOM library does not declare those functions with Trusted Types.
 *
 * @throws TypeError if the script is of another site, in every browser
 */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url);

function requireOwnOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`${url} is of another site`);
  return url;
}
