/** The words of all games for rankings, which are fetched with the analysis. */

import type { GameName } from "../engine/views";
import { ranking as okey } from "./okey/ranking";
import { ranking as okey101 } from "./okey101/ranking";
import type { GameRanking } from "./ranking";
import { ranking as rummi } from "./rummi/ranking";

const rankings = { okey, rummi, okey101 } satisfies Record<GameName, unknown>;

/** Returns the words of a game, whose facts are those of its rankings. */
export function rankingOf(game: GameName): GameRanking {
  return rankings[game] as GameRanking;
}
