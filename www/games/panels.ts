/** The panels of all games, the second chunk of each. */

import type { GameName, GameView } from "../engine/views";
import type { GameRules } from "../panels/editor/words";
import type { GamePanels } from "./game";
import { panels as okey } from "./okey/panels/panels";
import { panels as okey101 } from "./okey101/panels/panels";
import type { GameReview } from "./review";
import { panels as rummi } from "./rummi/panels/panels";

const panels: Record<GameName, GamePanels> = { okey, rummi, okey101 };

/** The rules to choose from, by game. */
export const allRules: readonly GameRules[] = Object.values(panels).map(({ rules }) => rules);

/** Formats the loss by the player's decisions in the units of the game. */
export function lossOf(game: GameName, lost: number): string {
  return panels[game].loss(lost);
}

/** Returns the texts of a game about decisions. */
export function reviewOf(game: GameName): GameReview {
  return panels[game].review();
}

/** Returns the panels of the game being played; before the first deal, those of Okey. */
export function panelsOf({ game }: { readonly game: GameView | null }): GamePanels {
  return panels[game?.game ?? "okey"];
}
