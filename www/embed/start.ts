/** Makes the elements known to a page. */

import { OkeyTiles } from "./figure";
import { OkeyGame } from "./frame";
import { OkeyPosition } from "./moment";
import { OkeyPuzzle } from "./puzzle";
import { type Loads, Shared } from "./shared";

/** Defines the elements, unless another version of this script has done so. */
export function start(loads: Loads, home: URL): void {
  if (typeof customElements === "undefined") return;
  const shared = new Shared(loads, home);
  const elements: Record<string, new (shared: Shared) => HTMLElement> = {
    "okey-tiles": OkeyTiles,
    "okey-position": OkeyPosition,
    "okey-puzzle": OkeyPuzzle,
    "okey-game": OkeyGame,
  };
  for (const [name, Kind] of Object.entries(elements)) {
    // The browser calls the constructor, and gives it nothing.
    const element = class extends Kind {
      constructor() {
        super(shared);
      }
    };
    if (!customElements.get(name)) customElements.define(name, element);
  }
}
