/** The address of a position, which the page shows while it is analysed. */

import { addressWithout, POSITION } from "../home/place";

/** Returns the address that opens a position. */
export function addressOf(text: string): string {
  return `${location.origin}${location.pathname}${fragmentOf(text)}`;
}

/** Writes a position into the address of the page. */
export function takeAddress(text: string): void {
  if (isWhole()) history.replaceState(history.state, "", addressWithout() + fragmentOf(text));
}

/** Removes the position from the address. */
export function leaveAddress(): void {
  if (isWhole() && location.hash.startsWith(POSITION))
    history.replaceState(history.state, "", addressWithout());
}

/** Returns false in a frame, whose address is nobody's to see. */
function isWhole(): boolean {
  return window.parent === window;
}

function fragmentOf(text: string): string {
  return POSITION + encodeURIComponent(text);
}
