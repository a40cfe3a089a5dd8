/** The figures of all games. */

import type { GameName } from "../engine/views";
import type { GameFigure } from "./figure";
import { figure as okey } from "./okey/figure";
import { figure as okey101 } from "./okey101/figure";
import { figure as rummi } from "./rummi/figure";

const figures: Record<GameName, GameFigure> = { okey, rummi, okey101 };

/** Returns the figure of a game. */
export function figureOf(game: GameName): GameFigure {
  return figures[game];
}
