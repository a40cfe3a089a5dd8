/** The games as they are played at the table. */

import type { GameName, GameView } from "../engine/views";
import type { GameUi } from "./game";
import { okey } from "./okey/okey";
import { okey101 } from "./okey101/okey101";
import { rummi } from "./rummi/rummi";

const games: Record<GameName, GameUi> = { okey, rummi, okey101 };

/** Returns the game being played, or the one dealt first. */
export function uiOf({ game }: { readonly game: GameView | null }): GameUi {
  return games[game?.game ?? "okey"];
}
