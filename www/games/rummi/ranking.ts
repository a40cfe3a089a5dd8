/** The words of a ranking in table rummy. */

import type { RummiFacts } from "../../engine/views";
import { say, tell, theTiles } from "../../locales/messages";
import { verbOf } from "../../table/action";
import { rowsOf } from "../melds";
import type { GameRanking } from "../ranking";

/** Longer lists of tiles are drawn below, but not named. */
const NAMED = 5;

export const ranking: GameRanking<RummiFacts> = {
  places: ["hand", "table"],
  action: ({ action, facts: { laid } }, face) => {
    const verb = verbOf(action);
    if (verb !== "lay") return tell({ id: `hint-do-${verb}` });
    const many = laid.length > NAMED ? "-many" : "";
    const args = { tiles: theTiles(laid.map(face)), count: laid.length };
    return tell({ id: `analysis-rummi-lay${many}`, args });
  },
  facts: ({ facts: { opens, finishes, changes, waits, keeping } }) => {
    const told = { finishes, opens, changes, waits };
    const ids = Object.entries(told).flatMap(([name, holds]) => (holds ? [name] : []));
    const facts = ids.map((name) => tell({ id: `analysis-rummi-${name}` }));
    return keeping ? [...facts, tell({ id: "review-laid-keeps", args: { ...keeping } })] : facts;
  },
  tiles: ({ action, facts: { laid } }, face) => {
    if (laid.length === 0) return null;
    const rows = rowsOf(action.replace(/^\w+ /, "")).map((row) => row.map(face));
    return { words: say("analysis-rummi-table"), rows };
  },
};
