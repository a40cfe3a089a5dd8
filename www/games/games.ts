/** The games as they are played at the table. */

import type { GameName, GameView } from "../engine/views";
import type { GameUi } from "./game";
import { okey } from "./okey/okey";
import { rummi } from "./rummi/rummi";

const games: Record<GameName, GameUi> = { okey, rummi };

/** Returns the game being played, or the one dealt first. */
export function uiOf({ game }: { readonly game: GameView | null }): GameUi {
  return games[game?.game ?? "okey"];
}
