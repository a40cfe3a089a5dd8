/** The user interfaces of all games. */

import type { GameName, GameView } from "../engine/views";
import type { GameUi } from "./game";
import { okey } from "./okey/okey";
import { okey101 } from "./okey101/okey101";
import { rummi } from "./rummi/rummi";

const games: Record<GameName, GameUi> = { okey, rummi, okey101 };

/** Returns the interface of the game being played; before the first deal, that of Okey. */
export function uiOf({ game }: { readonly game: GameView | null }): GameUi {
  return games[game?.game ?? "okey"];
}
