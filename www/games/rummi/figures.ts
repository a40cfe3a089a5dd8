/** Example tiles for a first visit: a run, a group and a joker. */

import { say } from "../../locales/messages";
import type { Figure } from "../../panels/welcome";
import { type Front, frontOf } from "../../state/faces";

export function figuresOf(): Figure[] {
  return [
    { tiles: fronts("B4 B5 B6"), caption: say("welcome-run") },
    { tiles: fronts("R8 Y8 K8"), caption: say("welcome-group") },
    { tiles: fronts("J"), caption: say("rummi-welcome-joker") },
  ];
}

function fronts(tiles: string): Front[] {
  return tiles.split(" ").map(frontOf);
}
