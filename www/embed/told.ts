/** Readings of the views of a round for the table in `position.ts`. */

import type {
  EventView,
  GameView,
  Okey101RoundView,
  OkeyRoundView,
  RoundView,
} from "../engine/views";

/** The messages of events; for other events see `messageOf`. */
const SAID: Readonly<Partial<Record<EventView["kind"], string>>> = {
  drew: "said-drew",
  took: "said-took",
  discarded: "said-discarded",
  showedTwin: "said-showed",
  passed: "said-passed",
  declared: "said-declared",
  misdeclared: "said-misdeclared",
  failed: "rummi-said-failed",
  timedOut: "rummi-said-timedOut",
};

/** Returns the name of the message about an event. */
export function messageOf(event: EventView): string {
  if ("laid" in event) return event.opens ? "rummi-said-opened" : "rummi-said-laid";
  if ("way" in event) return `okey101-said-opened-${event.way}`;
  return SAID[event.kind] ?? `okey101-said-${event.kind}`;
}

/** Returns the melds of the hand that won a round of Okey; null otherwise. */
export function meldsOf({ outcome }: RoundView): readonly (readonly string[])[] | null {
  return outcome?.kind === "won" && "melds" in outcome ? outcome.melds : null;
}

/** Returns the other seats from left to right. */
export function aroundTable({ players, direction }: GameView, seat: number): number[] {
  const at = players.indexOf(seat);
  const next = players.map((_, i) => players[(at + i) % players.length] ?? 0).slice(1);
  return direction === "clockwise" ? next : next.reverse();
}

/** Returns the discards of a seat, the latest last. */
export function pileOf(table: OkeyRoundView | Okey101RoundView, seat: number): readonly string[] {
  const player = table.players[seat];
  if (!player) return [];
  return "pile" in player ? player.pile : player.discards;
}

/** Returns the discard that the player may take; undefined if there is none. */
export function offerTo(table: RoundView): string | undefined {
  if (!("indicator" in table) || !table.legal.take) return undefined;
  return "offer" in table ? table.offer?.tile : pileOf(table, table.previous).at(-1);
}
