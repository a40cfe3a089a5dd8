/** Okey, as the page plays it. */

import type { GameUi } from "../game";
import { controlsOf } from "./controls";
import { cues } from "./cue";
import { doubtOf } from "./doubts";
import { finaleOf } from "./finale";
import { layoutOf, type OkeyLayout } from "./layout";
import { placeOf, tileOf, verbOf, withTile, written } from "./moves";
import { shapeOf } from "./places";
import { promptOf } from "./prompt";
import { sentenceOf } from "./sentence";

export const okey = {
  keys: { d: "draw", t: "take", f: "finish", s: "twin", p: "pass", enter: "discard" },
  orders: ["runs", "groups", "pairs", "best"],
  shapeOf,
  layout: layoutOf,
  controls: controlsOf,
  prompt: promptOf,
  sentence: sentenceOf,
  cues,
  finale: finaleOf,
  placeOf,
  tileOf,
  draws: (action) => ["draw", "take"].includes(verbOf(action)),
  withTile,
  doubtOf,
  written,
} satisfies GameUi<OkeyLayout>;
