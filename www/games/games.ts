/** The games that can be played. */

import type { GameView } from "../pkg/istaka";
import type { GameUi } from "./game";
import { okey } from "./okey/okey";

export const games = { okey } satisfies Record<GameView["game"], GameUi>;

/** The game that is played, or is dealt first. */
export function gameOf({ game }: { readonly game: GameView | null }): GameUi {
  return games[game?.game ?? "okey"];
}
