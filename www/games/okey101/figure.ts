/** 101 Okey in figures and on the pages of its rules. */

import type {
  Okey101Event,
  Okey101Hint,
  Okey101RoundView as RoundView,
} from "../../pkg/istaka/istaka";
import type { GameFigure, Situation } from "../figure";

/** The events that all games tell alike. */
const COMMON: readonly string[] = ["drew", "took", "discarded", "passed"];

/** The situations that the first word of a hint shows. */
const SHOWN_BY: Readonly<Record<string, Situation>> = {
  draw: "turn",
  take: "turn",
  open: "opening",
  add: "adding",
  exchange: "exchange",
};

export const figure: GameFigure<RoundView, Okey101Event, Okey101Hint> = {
  open: ({ indicator, wilds: [wild = ""] }) => [
    ["indicator", indicator],
    ["okey", wild],
  ],
  pile: ({ players }, seat) => players[seat]?.pile ?? [],
  offer: ({ legal, offer }) => (legal.take && offer?.tile) || null,
  series: ({ table }) => table.map(({ tiles }) => tiles),
  won: () => null,
  tell: (event) => {
    const { kind } = event;
    const tile = ("tile" in event && event.tile) || "";
    const told = `${COMMON.includes(kind) ? "" : "okey101-"}said-${kind}`;
    if (kind === "opened") {
      const { rows, way, worth } = event;
      const tiles = rows.flatMap((row) => row.tiles);
      return { id: `${told}-${way}`, tiles, counts: { worth } };
    }
    if (kind === "laid") return { id: told, tiles: event.row.tiles };
    const id = kind === "timedOut" && tile === "" ? `${told}-none` : told;
    return { id, tile };
  },
  may: ({ legal: { open, work } }) => (open || work ? [{ id: "position-lay" }] : []),
  situations: ({ hand, uses, legal, wilds }, { action, why }) => {
    const shown: Situation[] = [];
    if (hand.some((tile) => wilds.includes(tile))) shown.push("okey");
    if (legal.discard && uses.some(({ cost }) => cost === "playable")) shown.push("costly");
    const [verb = ""] = action.split(" ", 1);
    const by = why === "finishes" ? "finish" : SHOWN_BY[verb];
    if (by) shown.push(by);
    return shown;
  },
};
