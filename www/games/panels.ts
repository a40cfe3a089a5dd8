/** The games, as dialogs and panels tell of them: the second chunk of each. */

import type { GameRules } from "../panels/editor/words";
import type { GameName, GameView } from "../views";
import type { GamePanels } from "./game";
import { panels as okey } from "./okey/panels/panels";
import { panels as rummi } from "./rummi/panels/panels";

const panels: Record<GameName, GamePanels> = { okey, rummi };

/** The rules of each game that one can choose from. */
export const allRules: readonly GameRules[] = Object.values(panels).map(({ rules }) => rules);

/** Puts what the decisions of a game have lost into words. */
export function lossOf(game: GameName, lost: number): string {
  return panels[game].loss(lost);
}

/** Returns the panels of the game that is played, or is dealt first. */
export function panelsOf({ game }: { readonly game: GameView | null }): GamePanels {
  return panels[game?.game ?? "okey"];
}
