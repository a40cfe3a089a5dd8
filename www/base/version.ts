/** Compares the running version of the page with that of the site. */

/** A file of the page could not be fetched. */
export class Unfetched extends Error {}

/** Milliseconds after which the check gives up. */
const PATIENCE = 4000;

/**
 * Returns true if the site has another version. Files that this version has not loaded yet may then
 * be gone, though there is a connection.
 */
export async function isOutdated(): Promise<boolean> {
  try {
    const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
    const signal = AbortSignal.timeout(PATIENCE);
    // The service worker answers the plain address but not this one.
    const address = `${location.pathname}?version=${Date.now()}`;
    const answer = await fetch(address, { cache: "no-store", signal });
    const page = await answer.text();
    // A foreign page, such as the login of a network, is no version.
    return answer.ok && own != null && page.includes('id="game"') && !page.includes(`"${own}"`);
  } catch {
    return false;
  }
}

/** Returns a failed fetch as a value. */
export function unfetched(error: unknown): "unfetched" {
  if (error instanceof Unfetched) return "unfetched";
  throw error;
}
