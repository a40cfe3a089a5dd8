/** Describes an event in a sentence. */

import { seatName, tileName } from "../../locales/messages";
import type { OkeyEvent as EventView, OkeyRoundView as RoundView } from "../../pkg/istaka/istaka";
import { faceIn } from "../../state/faces";
import type { Sentence } from "../../state/state";
import { drawnIn } from "./turns";

const WORDS = {
  drew: "drew",
  took: "took",
  discarded: "discarded",
  showedTwin: "showed",
  passed: "passed",
  declared: "declared",
  misdeclared: "misdeclared",
} as const;

/** Describes an event from the player's point of view. */
export function sentenceOf(event: EventView, table: RoundView): Sentence {
  const own = event.seat === table.seat;
  const name = seatName(event.seat);
  const tile = "tile" in event ? event.tile : event.kind === "drew" ? drawnIn(table, event) : null;
  const args: Record<string, string> = tile
    ? { name, tile: tileName(faceIn(table, tile)) }
    : { name };
  const did = WORDS[event.kind];
  const id = own ? `said-you-${did}` : `said-${did}`;
  return { id, args };
}
