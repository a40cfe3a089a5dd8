/** Okey, as the page plays it. */

import type { OkeyGameView as GameView } from "../../pkg/istaka/istaka";
import type { GameUi } from "../game";
import { botMove } from "./bot";
import { buttonsOf } from "./buttons";
import { controlsOf } from "./controls";
import { cues } from "./cue";
import { doubtOf } from "./doubts";
import { figuresOf } from "./figures";
import { finaleOf } from "./finale";
import { hintAt } from "./hint";
import { layoutOf, type OkeyLayout } from "./layout";
import { placeOf, tileOf, verbOf, withTile, written } from "./moves";
import { newsOf } from "./news";
import { shapeOf } from "./places";
import { meanwhileOf, promptOf } from "./prompt";
import { refusalOf } from "./refusal";
import { RingShow } from "./ring/show";
import { noteOf } from "./seat";
import { sentenceOf } from "./sentence";

export const okey: GameUi<OkeyLayout> = {
  name: "okey",
  keys: { d: "draw", t: "take", f: "finish", s: "twin", p: "pass", enter: "discard" },
  orders: ["runs", "groups", "pairs", "best"],
  aim: { id: "welcome-aim" },
  shapeOf,
  layout: layoutOf,
  controls: controlsOf,
  prompt: promptOf,
  note: noteOf,
  buttons: buttonsOf,
  figures: figuresOf,
  meanwhile: meanwhileOf,
  hint: hintAt,
  sentence: sentenceOf,
  news: newsOf,
  refusal: (refusal, hand, completed) => refusalOf(refusal, hand, completed && tileOf(completed)),
  cues,
  finale: finaleOf,
  placeOf,
  draws: (action) => ["draw", "take"].includes(verbOf(action)),
  withTile,
  doubtOf,
  botMove,
  written,
  deals: {
    areShown: ({ table }: GameView) => table?.ring != null,
    Show: RingShow,
  },
};
