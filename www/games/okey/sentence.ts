/** Describes events in sentences, in the log and in place of the prompt, and explains refusals. */

import type { Refusal } from "../../engine/client";
import { aTile, oneTile, seatName, someTiles, tell } from "../../locales/messages";
import type {
  OkeyEvent as EventView,
  OkeyGameView as GameView,
  OkeyRoundView as RoundView,
} from "../../pkg/istaka/istaka";
import { faceIn, facesIn, type TileFace } from "../../state/faces";
import type { Notice, Sentence } from "../../state/state";
import type { Args } from "../../state/text";
import { refused } from "../refusal";
import { didIn, downwards } from "./state";
import { drawnIn } from "./turns";

/** Describes an event from the player's point of view. */
export function sentenceOf(event: EventView, table: RoundView): Sentence {
  const own = event.seat === table.seat;
  const name = seatName(event.seat);
  const tile = "tile" in event ? event.tile : event.kind === "drew" ? drawnIn(table, event) : null;
  const args: Args = tile ? { name, tile: oneTile(faceIn(table, tile)) } : { name };
  const did = didIn(event);
  const id = own ? `said-you-${did}` : `said-${did}`;
  return { id, args };
}

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

/** Longer lists of names are shortened. */
const NAMED = 3;

/**
 * Explains a refusal; `last` is the tile a finish would have discarded, if the player did not
 * choose it.
 */
export function refusalOf(
  { code, tiles }: Refusal,
  hand: readonly TileFace[],
  last: string | null = null,
): Sentence {
  if (code !== "handIncomplete") return refused({ code, tiles });
  const refusal = incomplete(hand.filter(({ tile }) => tiles.includes(tile)));
  const thrown = hand.find(({ tile }) => tile === last);
  if (!thrown) return refusal;
  return { id: "refused-last", args: { refusal: tell(refusal), tile: aTile(thrown) } };
}

/** Names the tiles that belong to no meld as the hand lies on the rack. */
function incomplete(tiles: readonly TileFace[]): Sentence {
  const count = tiles.length;
  if (count > NAMED) return { id: "refused-handIncomplete-many", args: { count } };
  return { id: "refused-handIncomplete", args: { count, tiles: someTiles(tiles) } };
}
