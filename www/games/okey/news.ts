/** Events that are shown in place of the prompt. */

import { seatName } from "../../locales/messages";
import type { OkeyEvent as EventView, OkeyGameView as GameView } from "../../pkg/istaka/istaka";
import { faceIn, facesIn } from "../../state/faces";
import type { Notice } from "../../state/state";
import { downwards } from "./suffixes";

/**
 * Announces that somebody has shown the twin or an incomplete hand, or that a false joker was
 * turned.
 */
export function newsOf(
  events: readonly EventView[],
  dealt: boolean,
  game: GameView,
): Notice | null {
  const { table, options } = game;
  const event = events.find(({ kind }) => kind === "showedTwin" || kind === "misdeclared");
  if (!event) {
    const odd = dealt && table && faceIn(table, table.indicator).color === null;
    return odd ? { id: "notice-false-joker", kind: "event" } : null;
  }
  const you = event.seat === table?.seat ? "you-" : "";
  const name = seatName(event.seat);
  if (event.kind === "misdeclared") {
    const args = { name, points: options.offence };
    return {
      id: `notice-${you}misdeclared${downwards(game)}`,
      args,
      kind: "event",
      shown: table ? facesIn(table, event.shown) : [],
    };
  }
  return {
    id: `notice-${you}twin${downwards(game)}`,
    args: { name, points: table?.values.twin ?? 0 },
    kind: "event",
  };
}
