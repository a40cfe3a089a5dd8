/** Explanations of the things on the table, one sentence each, and the aim of the game. */

import { aTile, say, seatName } from "../../locales/messages";
import type { Okey101GameView as GameView } from "../../pkg/istaka/istaka";
import { faceIn, wildIn } from "../../state/faces";
import type { Sentence } from "../../state/state";
import type { Okey101State } from "./state";

/** Returns the explanation of a thing; null before a deal. */
export function aboutThing(thing: string, { game }: Okey101State): Sentence | null {
  const table = game?.table;
  if (!table) return null;
  const face = wildIn(table);
  const okey = face ? aTile({ ...face, wild: false }) : "";
  const name = seatName(table.previous);
  switch (thing) {
    case "okey":
      return { id: "thing-okey", args: { tile: okey } };
    case "indicator": {
      const tile = aTile(faceIn(table, table.indicator));
      return { id: "thing-indicator", args: { tile, okey } };
    }
    case "false-joker":
      return { id: "thing-false-joker", args: { tile: okey } };
    case "stock":
      return { id: "okey101-thing-stock", args: { count: table.stock } };
    case "points":
      return { id: "okey101-thing-points", args: { aim: aim(game) } };
    case "take":
      return { id: "okey101-thing-take", args: { name } };
    default:
      return null;
  }
}

/** Tells how the match ends and who wins it. */
export function aim({ agreed, options }: GameView): string {
  return say(`okey101-aim${options.partners ? "-teams" : ""}`, { rounds: agreed ?? 1 });
}
