/** Table rummy in figures and on the pages of its rules. */

import type { RummiRoundView as RoundView, RummiEvent, RummiHint } from "../../pkg/istaka/istaka";
import type { GameFigure, Situation, Telling } from "../figure";

export const figure: GameFigure<RoundView, RummiEvent, RummiHint> = {
  open: () => [],
  pile: () => [],
  offer: () => null,
  series: ({ series }) => series.map(({ tiles }) => tiles),
  won: () => null,
  tell: (event) => {
    switch (event.kind) {
      case "drew":
      case "passed":
        return { id: `said-${event.kind}` };
      case "laid": {
        const { laid: tiles, opens, broken } = event;
        const did = opens ? "opened" : "laid";
        return { id: `rummi-said-${did}`, tiles, counts: { broken } };
      }
      default:
        return { id: `rummi-said-${event.kind}` };
    }
  },
  may: ({ legal }) => {
    const said: Telling[] = [];
    if (legal.draw) said.push({ id: "position-draw" });
    if (legal.lay) said.push({ id: "position-lay" });
    if (legal.pass) said.push({ id: "position-pass" });
    return said;
  },
  situations: ({ series }, hint) => {
    if (hint.kind === "draw") return ["turn"];
    if (hint.kind !== "lay") return [];
    const { finishes, opens, play } = hint;
    const isWhole = (tiles: readonly string[]) =>
      play.table.some((row) => tiles.every((tile) => row.includes(tile)));
    const shown: Situation[] = finishes ? ["finish"] : opens ? ["opening"] : [];
    const rebuilds = !opens && !finishes && series.some(({ tiles }) => !isWhole(tiles));
    return rebuilds ? ["rebuild", ...shown] : shown;
  },
};
