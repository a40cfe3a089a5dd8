/** Addresses of scripts for browsers with Trusted Types, which load scripts only by a policy. */

interface Policy {
  createScriptURL(url: string): string;
}

/** The used part of the API; not every browser has it. */
interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };

/** Allows only scripts of the same origin. */
const policy = trustedTypes?.createPolicy("istaka", {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(url);
    return url;
  },
});

/** Converts the address for the browser. */
export function trusted(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}
