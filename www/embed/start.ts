/** Makes the elements known to a page. */

import { OkeyTiles } from "./figure";
import { OkeyGame } from "./frame";
import { OkeyPosition } from "./moment";
import { OkeyPuzzle } from "./puzzle";
import { type Loads, Shared } from "./shared";

/** Where another version of this script has come first, its elements stay. */
export function start(loads: Loads, home: URL): void {
  if (typeof customElements === "undefined") return;
  const shared = new Shared(loads, home);
  // The browser makes them, and hands them nothing.
  const elements = {
    "okey-tiles": class extends OkeyTiles {
      constructor() {
        super(shared);
      }
    },
    "okey-position": class extends OkeyPosition {
      constructor() {
        super(shared);
      }
    },
    "okey-puzzle": class extends OkeyPuzzle {
      constructor() {
        super(shared);
      }
    },
    "okey-game": class extends OkeyGame {
      constructor() {
        super(shared);
      }
    },
  };
  for (const [name, element] of Object.entries(elements))
    if (!customElements.get(name)) customElements.define(name, element);
}
