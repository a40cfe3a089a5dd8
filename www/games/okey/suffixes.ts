/** Suffixes of message ids that depend on the rules or on the finish. */

import type { OkeyGameView as GameView } from "../../pkg/istaka/istaka";

/** Returns the suffix for the way points are counted. */
export function downwards({ options }: Pick<GameView, "options">): "" | "-down" | "-own" {
  const { counting } = options;
  return counting === "down" || counting === "own" ? `-${counting}` : "";
}

/** Returns the suffix for a special finish. */
export function specially(finish: {
  readonly byOkey: boolean;
  readonly byPairs: boolean;
}): "" | "-both" | "-okey" | "-pairs" {
  const { byOkey, byPairs } = finish;
  return byOkey && byPairs ? "-both" : byOkey ? "-okey" : byPairs ? "-pairs" : "";
}
