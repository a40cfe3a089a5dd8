/** Example tiles for a first visit: a run, a group and the okey. */

import type { Color } from "../../engine/views";
import { say, tileName } from "../../locales/messages";
import type { Figure } from "../../panels/welcome";
import { type Front, faceIn } from "../../state/faces";
import type { OkeyState } from "./state";

type Look = readonly [color: Color, number: number];

/** Examples; of each kind the first one is used that has no tile with the okey's number. */
const RUNS: readonly (readonly Look[])[] = [
  [
    ["B", 4],
    ["B", 5],
    ["B", 6],
  ],
  [
    ["B", 9],
    ["B", 10],
    ["B", 11],
  ],
];
const GROUPS: readonly (readonly Look[])[] = [
  [
    ["R", 8],
    ["Y", 8],
    ["K", 8],
  ],
  [
    ["R", 2],
    ["Y", 2],
    ["K", 2],
  ],
];

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

function example(all: readonly (readonly Look[])[], okey: Front | undefined): Front[] {
  const plain = all.find((tiles) => tiles.every(([, number]) => number !== okey?.number));
  return (plain ?? []).map(([color, number]) => ({ color, number, wild: false }));
}
