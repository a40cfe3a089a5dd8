/** Example tiles for a first visit: a run, a group and a joker. */

import { say } from "../../locales/messages";
import type { Figure } from "../../panels/welcome";
import { frontsOf } from "../../state/faces";

export function figuresOf(): Figure[] {
  return [
    { tiles: frontsOf("B4 B5 B6"), caption: say("welcome-run") },
    { tiles: frontsOf("R8 Y8 K8"), caption: say("welcome-group") },
    { tiles: frontsOf("J"), caption: say("rummi-welcome-joker") },
  ];
}
