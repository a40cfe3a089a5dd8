/** Describes events in sentences, in the log and in place of the prompt, and explains refusals. */

import type { Refusal } from "../../engine/client";
import { aTile, knows, meldNames, oneTile, seatName, someTiles } from "../../locales/messages";
import type {
  Okey101Event as EventView,
  Okey101GameView as GameView,
  Okey101RoundView as RoundView,
} from "../../pkg/istaka/istaka";
import { faceIn, facesIn, frontOf, type TileFace } from "../../state/faces";
import type { Notice, Sentence } from "../../state/state";
import type { Args } from "../../state/text";
import { refused } from "../refusal";
import { nameOf } from "./labels";
import { meldsOf } from "./state";

/** Describes an event from the player's point of view; the player's own draw is named. */
export function sentenceOf(event: EventView, table: RoundView): Sentence {
  const own = event.seat === table.seat;
  const you = own ? "you-" : "";
  const name = seatName(event.seat);
  const said = (what: string, args: Args = {}): Sentence => ({
    id: `okey101-said-${you}${what}`,
    args: { name, ...args },
  });
  const tile = "tile" in event && event.tile ? oneTile(faceIn(table, event.tile)) : "";
  switch (event.kind) {
    case "drew": {
      const last = table.history.findLast(
        ({ kind, seat }) => kind === "drew" && seat === event.seat,
      );
      const drawn = own && last === event ? table.drawn : null;
      if (drawn) return { id: "said-you-drew", args: { tile: oneTile(faceIn(table, drawn)) } };
      return own ? said("drew") : { id: "said-drew", args: { name } };
    }
    case "took":
    case "discarded":
    case "passed":
      return { id: `said-${you}${event.kind}`, args: { name, tile } };
    case "opened": {
      const tiles = meldNames(event.rows.map((row) => facesIn(table, row.tiles)));
      return said(`opened-${event.way}`, { worth: event.worth, tiles });
    }
    case "laid":
      return said("laid", { tiles: someTiles(facesIn(table, event.row.tiles)) });
    case "exchanged":
      return said("exchanged", { tile });
    case "timedOut":
      return said(tile ? "timedOut" : "timedOut-none", { tile });
    default:
      return said(event.kind, { tile });
  }
}

/** Names the melds that events of the history have changed, each once, as they lie now. */
export function changesOf(table: RoundView, from: number, to: number): string[] {
  const lies = (tiles: readonly string[]) =>
    table.table.findIndex((meld) => tiles.every((tile) => meld.tiles.includes(tile)));
  const changed = table.history.slice(from, to).flatMap((event) => {
    if (event.kind === "opened") return event.rows.map(({ tiles }) => lies(tiles));
    if (event.kind === "laid") return lies(event.row.tiles);
    return event.kind === "added" || event.kind === "exchanged"
      ? Number.parseInt(event.place, 10)
      : [];
  });
  const numbered = meldsOf(table).map((meld, i) => ({ meld, number: i + 1 }));
  const told = numbered.filter(({ meld }) => changed.includes(meld.at));
  return told.map(({ meld, number }) => nameOf(meld, number, table));
}

/** Announces penalties, the openings of others, and that nobody can finish. */
export function newsOf(
  events: readonly EventView[],
  _: boolean,
  { table }: GameView,
): Notice | null {
  const last = events.at(-1);
  if (!table || !last) return null;
  const you = (seat: number): string => (seat === table.seat ? "you-" : "");
  // The last penalty is new only if one of these events can cause it.
  const penalty = table.penalties.at(-1);
  const costs = events.some((event) => costly(event, penalty?.tile ?? null));
  if (penalty && costs) {
    const { seat, reason, points } = penalty;
    const tile = penalty.tile ? aTile(faceIn(table, penalty.tile)) : "";
    const args = { name: seatName(seat), points, tile };
    return { id: `okey101-notice-${you(seat)}${reason}`, args, kind: "event", adds: true };
  }
  const opened = events.find((event) => event.kind === "opened" && event.seat !== table.seat);
  if (opened?.kind === "opened") {
    const args = { name: seatName(opened.seat), worth: opened.worth };
    return { id: `okey101-notice-${opened.way}`, args, kind: "event" };
  }
  return null;
}

/** Returns `true` if this event may have caused a penalty for this tile. */
function costly(event: EventView, tile: string | null): boolean {
  if (event.kind === "discarded" || event.kind === "returned") return event.tile === tile;
  return event.kind === "misopened" || event.kind === "called";
}

/** Tells what is wrong, with the tiles and the numbers that the engine names. */
export function refusalOf(refusal: Refusal, hand: readonly TileFace[]): Sentence {
  const { code, tiles, found = 0, need = 0 } = refusal;
  const id = `okey101-refused-${code}`;
  if (!knows(id)) return refused(refusal);
  const faces = tiles.map((tile) => hand.find((held) => held.tile === tile) ?? frontOf(tile));
  const args = { tiles: someTiles(faces), count: tiles.length, found, need, lacks: need - found };
  return { id, args };
}
