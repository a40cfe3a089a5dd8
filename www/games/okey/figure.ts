/** Okey in figures and on the pages of its rules. */

import type { OkeyEvent, OkeyHint, OkeyRoundView as RoundView } from "../../pkg/istaka/istaka";
import type { GameFigure, Situation, Telling } from "../figure";
import { didIn } from "./state";

/** A hand with at most this many missing tiles shows its melds. */
const NEAR = 1;

export const figure: GameFigure<RoundView, OkeyEvent, OkeyHint> = {
  open: ({ indicator, okey }) => [
    ["indicator", indicator],
    ["okey", okey],
  ],
  pile,
  offer: (table) => (table.legal.take && pile(table, table.previous).at(-1)) || null,
  series: () => null,
  won: ({ outcome }) => (outcome?.kind === "won" ? outcome.melds : null),
  tell: (event, table, open) => {
    const id = `said-${didIn(event)}`;
    if (event.kind !== "drew") return { id, tile: event.kind === "passed" ? "" : event.tile };
    // The view of a seat has its own draws; the last is named if the hand is open.
    const own = open && event.seat === table.seat && event === table.history.at(-1);
    const tile = own ? table.draws.at(-1) : undefined;
    return tile === undefined ? { id } : { id: "position-drew", tile };
  },
  may: ({ legal: { declare, discard } }, open) => {
    const count = discard.length;
    const said: Telling[] = count > 0 ? [{ id: "position-discard", counts: { count } }] : [];
    // Does not reveal the tiles with which a hidden hand may finish.
    const finishes = declare.length > 0 && open;
    return finishes ? [{ id: "position-finish", tiles: declare }, ...said] : said;
  },
  situations: ({ hand, wilds, deficiency }, { kind }) => {
    const shown: Situation[] = [];
    if (hand.some((tile) => wilds.includes(tile))) shown.push("okey");
    if (deficiency <= NEAR) shown.push("melds");
    // To draw, as usual, is nothing to look at.
    if (kind === "take") shown.push("turn");
    if (kind === "showTwin") shown.push("twin");
    if (kind === "finish") shown.push("finish");
    return shown;
  },
};

function pile({ players }: RoundView, seat: number): readonly string[] {
  return players[seat]?.discards ?? [];
}
