/** The words of a ranking in 101 Okey. */

import type { Okey101Facts } from "../../engine/views";
import { say, tell, theTile, theTiles } from "../../locales/messages";
import type { Sentence } from "../../state/state";
import { verbOf } from "../../table/action";
import type { GameRanking } from "../ranking";

export const ranking: GameRanking<Okey101Facts> = {
  places: ["indicator", "hand", "pile", "meld"],
  action: ({ action, facts: { opening } }, face) => {
    const verb = verbOf(action);
    const words = action.split(/[ |=]+/).slice(1);
    const tiles = words.filter((word) => /^[A-Z]/.test(word)).map(face);
    const [first] = tiles;
    const args = {
      tile: first ? theTile(first) : "",
      tiles: theTiles(tiles),
      count: tiles.length,
      worth: opening?.worth ?? 0,
    };
    const way = verb === "open" ? `-${opening?.way ?? "series"}` : "";
    return tell({ id: `okey101-hint-do-${verb}${way}`, args });
  },
  facts: ({ facts }) => {
    const { why, closing, penalty, value, series, pairs, outs: count, fits } = facts;
    const lines: Sentence[] = [];
    if (why) {
      const because = say(`okey101-hint-why-${why}`);
      lines.push({ id: "analysis-because", args: { because } });
    }
    if (closing !== null) lines.push({ id: "analysis-okey101-closing", args: { points: closing } });
    if (penalty > 0) lines.push({ id: "analysis-okey101-penalty", args: { points: penalty } });
    if (fits) lines.push({ id: "analysis-okey101-fits" });
    if (value !== null) lines.push({ id: "analysis-okey101-value", args: { value } });
    if (series !== null) lines.push({ id: "analysis-okey101-series", args: { count: series } });
    if (pairs !== null) lines.push({ id: "analysis-okey101-pairs", args: { count: pairs } });
    if (count > 0) lines.push({ id: "analysis-helps-all", args: { count } });
    return lines.map(tell);
  },
  tiles: ({ facts: { opening } }, face) => {
    if (!opening) return null;
    const rows = opening.rows.map(({ tiles }) => tiles.map(face));
    return { words: say("analysis-okey101-opening"), rows };
  },
};
