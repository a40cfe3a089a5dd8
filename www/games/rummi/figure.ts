/** Table rummy in figures and on the pages of its rules. */

import type { RummiRoundView as RoundView, RummiEvent, RummiHint } from "../../pkg/istaka/istaka";
import type { GameFigure, Situation } from "../figure";

export const figure: GameFigure<RoundView, RummiEvent, RummiHint> = {
  open: () => [],
  pile: () => [],
  offer: () => null,
  series: ({ series }) => series.map(({ tiles }) => tiles),
  won: () => null,
  tell: (event) => {
    const { kind } = event;
    if (kind === "drew" || kind === "passed") return { id: `said-${kind}` };
    if (kind !== "laid") return { id: `rummi-said-${kind}` };
    const { laid: tiles, opens, broken } = event;
    const id = `rummi-said-${opens ? "opened" : "laid"}`;
    return { id, tiles, counts: { broken } };
  },
  may: ({ legal }) => (legal.lay ? [{ id: "position-lay" }] : []),
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
