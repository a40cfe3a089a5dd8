/** Explanations of the things on the table, one sentence each. */

import { seatName, tileName } from "../../locales/messages";
import { faceIn } from "../../state/faces";
import type { Sentence } from "../../state/state";
import { aim } from "./aim";
import type { OkeyState } from "./state";

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
  const okey = tileName({ ...faceIn(table, table.okey), wild: false });
  switch (thing) {
    case "okey":
      return { id: "thing-okey", args: { tile: okey } };
    case "indicator": {
      const indicator = faceIn(table, table.indicator);
      const odd = indicator.color === null;
      const tile = tileName(indicator);
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
