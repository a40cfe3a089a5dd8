/** Whether the page that runs here is still the one that the site has. */

/** A file of the page could not be fetched. */
export class Unfetched extends Error {}

/** Milliseconds after which nobody waits for an answer any more. */
const PATIENCE = 4000;

/**
 * Whether another version lies at the page's own address. What this one has not fetched yet may
 * then be gone, though there is a connection.
 */
export async function isOutdated(): Promise<boolean> {
  try {
    const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
    const signal = AbortSignal.timeout(PATIENCE);
    // The service worker has the page as it was installed, but not under such an address.
    const address = `${location.pathname}?version=${Date.now()}`;
    const answer = await fetch(address, { cache: "no-store", signal });
    const page = await answer.text();
    // A page that is none of ours, as of a hotel that wants to be paid first, is no version.
    return answer.ok && own != null && page.includes('id="game"') && !page.includes(`"${own}"`);
  } catch {
    return false;
  }
}
