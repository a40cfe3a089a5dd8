/** What each game has around the table: fetched with all the rest that is there. */

import type { GameView } from "../views";
import type { GameAround } from "./game";
import { around as okey } from "./okey/around";

const arounds: Partial<Record<GameView["game"], GameAround>> = { okey };

/** That of the game that is played, or is dealt first. */
export function aroundOf({ game }: { readonly game: GameView | null }): GameAround {
  return arounds[game?.game ?? "okey"] ?? okey;
}
