/**
 * Explanations of the things on the table, one sentence each, and of the end of a match with its
 * places.
 */

import { aTile, say, seatName } from "../../locales/messages";
import { amount, teamOf } from "../../panels/tally";
import type { OkeyGameView as GameView, PlacingView } from "../../pkg/istaka/istaka";
import { faceIn } from "../../state/faces";
import type { Sentence } from "../../state/state";
import { downwards, type OkeyState } from "./state";

/** The things with an explanation, by their name in the page. */
export type Thing =
  | "okey"
  | "indicator"
  | "stock"
  | "false-joker"
  | "take"
  | "last"
  | "taken"
  | "away"
  | "points";

/** Returns the explanation of a thing; null before a deal. */
export function aboutThing(thing: string, { game }: OkeyState): Sentence | null {
  const table = game?.table;
  if (!table) return null;
  const okey = aTile({ ...faceIn(table, table.okey), wild: false });
  switch (thing) {
    case "okey":
      return { id: "thing-okey", args: { tile: okey } };
    case "indicator": {
      const indicator = faceIn(table, table.indicator);
      const odd = indicator.color === null;
      const tile = aTile(indicator);
      return { id: odd ? "thing-indicator-odd" : "thing-indicator", args: { tile, okey } };
    }
    case "false-joker":
      return { id: "thing-false-joker", args: { tile: okey } };
    case "stock":
      return { id: "thing-stock", args: { count: table.stock, name: seatName(table.previous) } };
    case "away":
      return { id: "thing-away", args: { count: table.deficiency } };
    case "points":
      return { id: `thing-${game.counts}`, args: { aim: aim(game) } };
    default:
      return { id: `thing-${thing}`, args: { name: seatName(table.previous) } };
  }
}

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
