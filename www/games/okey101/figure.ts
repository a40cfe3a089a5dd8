/** 101 Okey in figures and on the pages of its rules. */

import type {
  Okey101Event,
  Okey101Hint,
  Okey101RoundView as RoundView,
} from "../../pkg/istaka/istaka";
import type { GameFigure, Situation, Telling } from "../figure";

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
  offer: offerIn,
  series: ({ table }) => table.map(({ tiles }) => tiles),
  won: () => null,
  tell: (event) => {
    switch (event.kind) {
      case "drew":
      case "passed":
        return { id: `said-${event.kind}` };
      case "took":
      case "discarded":
        return { id: `said-${event.kind}`, tile: event.tile };
      case "opened": {
        const { rows, way, worth } = event;
        const tiles = rows.flatMap((row) => row.tiles);
        return { id: `okey101-said-opened-${way}`, tiles, counts: { worth } };
      }
      case "laid":
        return { id: "okey101-said-laid", tiles: event.row.tiles };
      case "timedOut":
        return event.tile === null
          ? { id: "okey101-said-timedOut-none" }
          : { id: "okey101-said-timedOut", tile: event.tile };
      default:
        return { id: `okey101-said-${event.kind}`, tile: "tile" in event ? event.tile : "" };
    }
  },
  may: (table) => {
    const { draw, open, work, pass } = table.legal;
    const offer = offerIn(table);
    const said: Telling[] = [];
    if (draw) said.push({ id: "position-draw" });
    if (offer !== null) said.push({ id: "position-take", tile: offer });
    if (open || work) said.push({ id: "position-lay" });
    if (pass) said.push({ id: "position-pass" });
    return said;
  },
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

function offerIn({ legal, offer }: RoundView): string | null {
  return legal.take ? (offer?.tile ?? null) : null;
}
