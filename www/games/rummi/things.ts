/** Explanations of the things on the table, one sentence each, and the aim of the game. */

import { say } from "../../locales/messages";
import type { RummiGameView as GameView } from "../../pkg/istaka/istaka";
import type { Sentence } from "../../state/state";
import { isClosed, type RummiState } from "./state";

/** The things with an explanation, by their name in the page. */
export type Thing = "stock" | "joker" | "points";

/** Returns the explanation of a thing; null before a deal. */
export function aboutThing(thing: string, { game }: RummiState): Sentence | null {
  const table = game?.table;
  if (!table) return null;
  const { opening } = game.options;
  const { players, turn } = table;
  const locks = players.some(({ playing, left }, seat) => playing && isClosed(game, seat) && !left);
  switch (thing) {
    case "stock":
      return { id: "rummi-thing-stock", args: { count: table.stock } };
    case "points":
      // During a round, the seats of players who have not opened are marked with a lock.
      return {
        id: `rummi-thing-${game.counts}${locks && turn !== null ? "-lock" : ""}`,
        args: { aim: aim(game), opening },
      };
    default:
      return { id: `rummi-thing-${thing}` };
  }
}

/** Tells how the match ends and who wins it. */
export function aim({ agreed, counts }: GameView): string {
  return say(`aim-${counts}`, { rounds: agreed ?? 1 });
}
