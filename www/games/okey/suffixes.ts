/** The endings of the names of messages that differ by the rules or the finish. */

import type { OkeyGameView as GameView } from "../../pkg/istaka/istaka";

/** Names the way points are counted: whose they are and where they go. */
export function downwards({ options }: Pick<GameView, "options">): "" | "-down" | "-own" {
  const { counting } = options;
  return counting === "down" || counting === "own" ? `-${counting}` : "";
}

/** Names a special finish. */
export function specially(finish: {
  readonly byOkey: boolean;
  readonly byPairs: boolean;
}): "" | "-both" | "-okey" | "-pairs" {
  const { byOkey, byPairs } = finish;
  return byOkey && byPairs ? "-both" : byOkey ? "-okey" : byPairs ? "-pairs" : "";
}
