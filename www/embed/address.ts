/** The address of the game, as an author writes it. */

import { Fault } from "./notation";

/** Returns the address of the game in an attribute; throws a fault if it is none. */
export function addressIn(src: string): URL {
  const address = parsed(src, document.baseURI);
  if (!address || !/^https?:$/.test(address.protocol)) throw new Fault("src", src);
  return address;
}

/** Parses an address; null for an invalid one. Some supported browsers have no `URL.parse`. */
function parsed(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
