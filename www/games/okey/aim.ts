/** The end of a match of Okey and its places, in words for all rules. */

import { say } from "../../locales/messages";
import { amount, teamOf } from "../../panels/tally";
import type { OkeyGameView as GameView, PlacingView } from "../../pkg/istaka/istaka";
import { downwards } from "./suffixes";

/** Tells how the match ends and who wins it. */
export function aim(game: GameView): string {
  const { end, limit, limitRule, rounds, partners } = game.options;
  const counting = downwards(game);
  if (counting) return say(`aim${counting}${partners ? "-teams" : ""}`, { limit });
  const bust = say(`aim-${limitRule}`, { limit });
  const aim =
    end === "rounds"
      ? say(`aim-${game.counts}`, { rounds })
      : say(`aim-${partners ? "teams" : end}`, { bust });
  return partners ? `${aim} ${say("aim-partners")}` : aim;
}

/**
 * Tells why one of two players with equal points ranks first: by the partner, or by staying longer.
 */
export function because(game: GameView, { seat, rank, lastRound }: PlacingView): string {
  const { eliminated, options } = game;
  if (options.partners) {
    return say("team-label", { amount: amount(teamOf(seat, game).total, game) });
  }
  if (options.end !== "survivor") {
    const bust = options.end !== "rounds" && eliminated[seat] && rank > 1;
    return bust ? say("row-out") : "";
  }
  return eliminated[seat] ? say("standing-out", { round: lastRound }) : say("standing-left");
}
