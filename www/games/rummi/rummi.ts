/** The user interface of table rummy. */

import "./rummi.css";
import { say } from "../../locales/messages";
import type { Figure } from "../../panels/welcome";
import type { RummiEvent } from "../../pkg/istaka/istaka";
import { frontsOf } from "../../state/faces";
import { shapeOf } from "../../table/board";
import type { GameUi } from "../game";
import { refused } from "../refusal";
import { controlsOf } from "./controls";
import { cues } from "./cue";
import { follows, hintAt, plainly } from "./hint";
import { KEYS } from "./keys";
import { layoutOf, type RummiLayout } from "./layout";
import { doubtOf, withTile, written } from "./moves";
import { meanwhileOf, promptOf } from "./prompt";
import { noteOf } from "./seat";
import { changesOf, newsOf, rebuiltOf, sentenceOf } from "./sentence";
import { finaleOf } from "./state";

/** Milliseconds at the usual pace before the turn of a bot. */
const TURN = 1300;

/** Number of tiles that the rack has room for before a deal. */
const DEALT = 14;

export const rummi: GameUi<RummiLayout> = {
  name: "rummi",
  ...KEYS,
  aim: { id: "rummi-welcome-aim" },
  shapeOf: (viewport, game) => shapeOf(viewport, game?.table?.hand.length ?? DEALT),
  layout: layoutOf,
  controls: controlsOf,
  prompt: promptOf,
  note: noteOf,
  figures: figuresOf,
  meanwhile: meanwhileOf,
  tilesIn: (event: RummiEvent) => (event.kind === "laid" ? event.laid : []),
  hint: hintAt,
  follows,
  simplified: plainly,
  sentence: sentenceOf,
  changes: changesOf as GameUi["changes"],
  rebuilt: rebuiltOf as GameUi["rebuilt"],
  news: newsOf,
  refusal: refused,
  cues,
  finale: finaleOf,
  withTile,
  doubtOf,
  botMove: () => ({ time: TURN, begins: true, settles: true }),
  written,
};

/** Returns example tiles for a first visit: a run, a group and a joker. */
export function figuresOf(): Figure[] {
  return [
    { tiles: frontsOf("B4 B5 B6"), caption: say("welcome-run") },
    { tiles: frontsOf("R8 Y8 K8"), caption: say("welcome-group") },
    { tiles: frontsOf("J"), caption: say("rummi-welcome-joker") },
  ];
}
