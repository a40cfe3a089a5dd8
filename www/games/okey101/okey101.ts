/** The user interface of 101 Okey. */

import "./okey101.css";
import { say } from "../../locales/messages";
import type { Figure } from "../../panels/welcome";
import type { Okey101Hint as HintView, Okey101Event } from "../../pkg/istaka/istaka";
import { frontsOf } from "../../state/faces";
import { shapeOf } from "../../table/board";
import type { GameUi } from "../game";
import { controlsOf } from "./controls";
import { cues } from "./cue";
import { follows, hintAt } from "./hint";
import { KEYS } from "./keys";
import { layoutOf, type Okey101Layout } from "./layout";
import { doubtOf, takeBack, withTile } from "./moves";
import { meanwhileOf, promptOf } from "./prompt";
import { noteOf } from "./seat";
import { changesOf, newsOf, refusalOf, sentenceOf } from "./sentence";
import { finaleOf, heldIn, type Okey101State } from "./state";
import { rowsIn } from "./turns";

/** Milliseconds at the usual pace before the turn of a bot. */
const TURN = 800;

/** Number of tiles that the rack has room for before a deal. */
const DEALT = 22;

export const okey101: GameUi<Okey101Layout> = {
  name: "okey101",
  ...KEYS,
  aim: { id: "okey101-welcome-aim" },
  shapeOf: (viewport, game) => {
    const { table } = (game as Okey101State["game"]) ?? {};
    return shapeOf(viewport, table ? heldIn(table) : DEALT);
  },
  layout: layoutOf,
  controls: controlsOf,
  prompt: promptOf,
  note: noteOf,
  figures: figuresOf,
  meanwhile: meanwhileOf,
  tilesIn: (event: Okey101Event) => rowsIn(event).flat(),
  hint: hintAt,
  follows,
  sentence: sentenceOf,
  changes: changesOf as GameUi["changes"],
  news: newsOf,
  refusal: refusalOf,
  cues,
  finale: finaleOf,
  withTile,
  doubtOf,
  botMove: ({ history, turn }) => ({
    time: TURN,
    begins: history.at(-1)?.seat !== turn,
    settles: true,
  }),
  written: (action) => action,
  marked: ({ series, pairs }, state) => {
    const table = (state as Okey101State).game?.table;
    if (!(state as Okey101State).game?.options.assist) return [];
    const way = table?.players[table.seat]?.opened?.way;
    const melds = way === "pairs" ? [] : series.rows.map(({ row }) => row.tiles);
    const single = pairs.rows.map(({ row }) => row.tiles);
    const apart = single.filter((pair) => !pair.some((tile) => melds.flat().includes(tile)));
    return [...melds, ...apart];
  },
  played: (given) => (given as HintView).action,
  takeBack: (game) => takeBack({ game: game as Okey101State["game"] }),
};

/** Returns example tiles for a first visit: a run, a group and a pair. */
function figuresOf(): Figure[] {
  return [
    { tiles: frontsOf("R11 R12 R13"), caption: say("welcome-run") },
    { tiles: frontsOf("R8 Y8 K8"), caption: say("welcome-group") },
    { tiles: frontsOf("B3 B3"), caption: say("okey101-welcome-pair") },
  ];
}
