/** One sentence about each thing of the table, for those who ask. */

import { say, seatName, tileName } from "../../locales/messages";
import { aim, counted } from "../../panels/tally";
import type { Sentence, State, Thing } from "../../state";

/** Null before anything is dealt. */
export function aboutThing(thing: Thing, { game }: State): Sentence | null {
  const table = game?.table;
  if (!table) return null;
  const okey = tileName({ ...table.okey, wild: false });
  switch (thing) {
    case "okey":
      return { id: "thing-okey", args: { tile: okey } };
    case "indicator": {
      const odd = table.indicator.color === null;
      const tile = tileName({ ...table.indicator, wild: false });
      return { id: odd ? "thing-indicator-odd" : "thing-indicator", args: { tile, okey } };
    }
    case "false-joker":
      return { id: "thing-false-joker", args: { tile: okey } };
    case "stock":
      return { id: "thing-stock", args: { count: table.stock, name: seatName(table.previous) } };
    case "away":
      return { id: "thing-away", args: { count: table.deficiency } };
    case "penalty":
      return { id: `thing-${counted(game)}`, args: { aim: aim(game) } };
    default:
      return { id: `thing-${thing}`, args: { name: seatName(table.previous) } };
  }
}

/** What it is called where it can be asked about by keyboard. */
export function askedAbout(thing: "away" | "penalty"): string {
  return say(`thing-${thing}-label`);
}
