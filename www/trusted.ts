/**
 * Addresses of scripts, for browsers that take them from a policy only (Trusted Types): whatever
 * else would name a script to be loaded is refused by the browser.
 */

interface Policy {
  createScriptURL(url: string): string;
}

/** As far as it is used here; not every browser has it. */
interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };

/** All scripts lie beside the page. */
const policy = trustedTypes?.createPolicy("istaka", {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(url);
    return url;
  },
});

/** The address as the browser wants it. */
export function trusted(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}
