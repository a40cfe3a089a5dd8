/** What each game has around the table: fetched with all the rest that is there. */

import type { GameName, GameView } from "../views";
import type { GameAround } from "./game";
import { around as okey } from "./okey/around";
import { around as rummi } from "./rummi/around";

const arounds: Record<GameName, GameAround> = { okey, rummi };

/** What the decisions of a game have lost, as it is said of this game. */
export function lossOf(game: GameName, lost: number): string {
  return arounds[game].loss(lost);
}

/** That of the game that is played, or is dealt first. */
export function aroundOf({ game }: { readonly game: GameView | null }): GameAround {
  return arounds[game?.game ?? "okey"];
}
