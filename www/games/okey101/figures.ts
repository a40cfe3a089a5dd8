/** Example tiles for a first visit, and the ways to finish. */

import { say } from "../../locales/messages";
import type { Figure } from "../../panels/welcome";
import type { Okey101Finish as Finish } from "../../pkg/istaka/istaka";
import { frontsOf } from "../../state/faces";

/** Names the way of a finish; several together have one name each. */
export function finishOf({ byOkey, byPairs, fromHand }: Finish): string {
  const ways = [fromHand && "hand", byPairs && "pairs", byOkey && "okey"].filter(Boolean);
  return ways.length > 0 ? ways.join("-") : "plain";
}

export function figuresOf(): Figure[] {
  return [
    { tiles: frontsOf("R11 R12 R13"), caption: say("welcome-run") },
    { tiles: frontsOf("R8 Y8 K8"), caption: say("welcome-group") },
    { tiles: frontsOf("B3 B3"), caption: say("okey101-welcome-pair") },
  ];
}
