/** What each game says of a round looked back on: fetched when somebody does. */

import type { GameName, GameView } from "../views";
import { review as okey } from "./okey/review";
import type { GameReview } from "./review";
import { review as rummi } from "./rummi/review";

const reviews: Record<GameName, () => GameReview> = { okey, rummi };

export function reviewOf({ game }: Pick<GameView, "game">): GameReview {
  return reviews[game]();
}
