/** One sentence about each thing of the table, for those who ask. */

import type { Sentence } from "../../state";
import { aim } from "./aim";
import { isClosed, type RummiState } from "./state";

/** What can be asked about, by the name that it has on the page. */
export type Thing = "stock" | "joker" | "points";

/** Null before anything is dealt. */
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
      // Who has not opened is marked there, as long as the round goes on.
      return {
        id: `rummi-thing-${game.counts}${locks && turn !== null ? "-lock" : ""}`,
        args: { aim: aim(game), opening },
      };
    default:
      return { id: `rummi-thing-${thing}` };
  }
}
