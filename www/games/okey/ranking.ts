/** The words of a ranking in Okey. */

import type { OkeyFacts } from "../../engine/views";
import { say, tell, theTile } from "../../locales/messages";
import { percent } from "../../panels/numbers";
import type { Sentence } from "../../state/state";
import { verbOf } from "../../table/action";
import type { GameRanking } from "../ranking";
import { tileOf } from "./moves";

/** The hint whose words name an action; taking has words of its own. */
const DOES: Readonly<Record<string, string>> = {
  take: "analysis-do-take",
  twin: "hint-do-showTwin",
};

export const ranking: GameRanking<OkeyFacts> = {
  places: ["indicator", "hand", "pile"],
  action: ({ action }, face) => {
    const verb = verbOf(action);
    const tile = tileOf(action);
    const args = { tile: tile === null ? "" : theTile(face(tile)) };
    return tell({ id: DOES[verb] ?? `hint-do-${verb}`, args });
  },
  facts: ({ facts: { melds, pairs, gives, points } }) => {
    const lines: Sentence[] = [];
    if (points !== null) lines.push({ id: "analysis-okey-points", args: { points } });
    else if (melds !== null) {
      const id = pairs === null ? "analysis-okey-melds" : "analysis-okey-ways";
      lines.push({ id, args: { melds, pairs: pairs ?? 0 } });
    }
    const share = percent(gives / 100);
    if (gives > 0) lines.push({ id: "analysis-okey-gives", args: { share } });
    return lines.map(tell);
  },
  tiles: ({ facts: { helping } }, face) => {
    const copies = helping.map((each) => each.copies);
    const count = copies.reduce((sum, each) => sum + each, 0);
    if (count === 0) return null;
    const rows = helping.map(({ tile }) => [face(tile)]);
    return { words: say("analysis-helps", { count }), rows, copies };
  },
};
