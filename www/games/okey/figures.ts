/** Example tiles for a first visit: a run, a group and the okey. */

import { say, tileName } from "../../locales/messages";
import type { Figure } from "../../panels/welcome";
import { type Front, faceIn, frontsOf } from "../../state/faces";
import type { OkeyState } from "./state";

/** Examples; of each kind the first one is used that has no tile with the okey's number. */
const RUNS = ["B4 B5 B6", "B9 B10 B11"];
const GROUPS = ["R8 Y8 K8", "R2 Y2 K2"];

export function figuresOf({ game }: OkeyState): Figure[] {
  const table = game?.table;
  const okey = table ? faceIn(table, table.okey) : undefined;
  const melds = [
    { tiles: example(RUNS, okey), caption: say("welcome-run") },
    { tiles: example(GROUPS, okey), caption: say("welcome-group") },
  ];
  if (!okey) return melds;
  const caption = say("welcome-okey", { tile: tileName({ ...okey, wild: false }) });
  return [...melds, { tiles: [okey], caption }];
}

function example(all: readonly string[], okey: Front | undefined): Front[] {
  const plain = ({ number }: Front): boolean => number !== okey?.number;
  return all.map(frontsOf).find((tiles) => tiles.every(plain)) ?? [];
}
