/** Okey, as the page plays it. */

import type { OkeyGameView as GameView, OkeyRoundView as RoundView } from "../../pkg/istaka/istaka";
import type { GameUi } from "../game";
import { ACTIONS } from "./actions";
import { controlsOf } from "./controls";
import { cues } from "./cue";
import { figuresOf } from "./figures";
import { hintAt } from "./hint";
import { finaleOf } from "./laid";
import { layoutOf, type OkeyLayout } from "./layout";
import { doubtOf, tileOf, withTile, written } from "./moves";
import { shapeOf } from "./places";
import { meanwhileOf, promptOf } from "./prompt";
import { RingShow } from "./ring/show";
import { noteOf } from "./seat";
import { newsOf, refusalOf, sentenceOf } from "./sentence";

/** Milliseconds at the usual pace of a bot's move, including the tile's flight. */
const DRAW = 880;
const THROW = 780;

export const okey: GameUi<OkeyLayout> = {
  name: "okey",
  actions: ACTIONS,
  orders: ["runs", "groups", "pairs", "best"],
  aim: { id: "welcome-aim" },
  shapeOf,
  layout: layoutOf,
  controls: controlsOf,
  prompt: promptOf,
  note: noteOf,
  figures: figuresOf,
  meanwhile: meanwhileOf,
  hint: hintAt,
  sentence: sentenceOf,
  news: newsOf,
  refusal: (refusal, hand, completed) => refusalOf(refusal, hand, completed && tileOf(completed)),
  cues,
  finale: finaleOf,
  withTile,
  doubtOf,
  // A discard can be undone until the next player has discarded.
  botMove: ({ phase }: RoundView) => ({
    time: phase === "draw" ? DRAW : THROW,
    settles: phase !== "draw",
  }),
  written,
  deals: {
    areShown: ({ table }: GameView) => table?.ring != null,
    Show: RingShow,
  },
};
