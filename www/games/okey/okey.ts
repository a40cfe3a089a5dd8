/** The user interface of Okey. */

import { say, tileName } from "../../locales/messages";
import type { Figure } from "../../panels/welcome";
import type {
  OkeyGameView as GameView,
  OkeyEvent,
  OkeyRoundView as RoundView,
} from "../../pkg/istaka/istaka";
import { type Front, faceIn, frontsOf } from "../../state/faces";
import type { GameUi } from "../game";
import { controlsOf } from "./controls";
import { cues } from "./cue";
import { follows, hintAt } from "./hint";
import { KEYS } from "./keys";
import { finaleOf } from "./laid";
import { layoutOf, type OkeyLayout } from "./layout";
import { doubtOf, tileOf, withTile, written } from "./moves";
import { shapeOf } from "./places";
import { meanwhileOf, promptOf } from "./prompt";
import { noteOf } from "./seat";
import { newsOf, refusalOf, sentenceOf } from "./sentence";
import type { OkeyState } from "./state";

/** Milliseconds at the usual pace before a bot draws, with the flight of the last discard. */
const TURN = 880;

export const okey: GameUi<OkeyLayout> = {
  name: "okey",
  ...KEYS,
  aim: { id: "welcome-aim" },
  shapeOf,
  layout: layoutOf,
  controls: controlsOf,
  prompt: promptOf,
  note: noteOf,
  figures: figuresOf,
  meanwhile: meanwhileOf,
  tilesIn: (event: OkeyEvent) => ("tile" in event ? [event.tile] : []),
  hint: hintAt,
  follows,
  sentence: sentenceOf,
  news: newsOf,
  refusal: (refusal, hand, completed) => refusalOf(refusal, hand, completed && tileOf(completed)),
  cues,
  finale: finaleOf,
  withTile,
  doubtOf,
  // A discard can be undone until the next player has discarded.
  botMove: ({ phase, history }: RoundView) => ({
    time: TURN,
    // A twin is shown before the turn.
    begins: phase === "draw" || history.at(-1)?.kind === "showedTwin",
    settles: phase !== "draw",
  }),
  written,
  deals: {
    areShown: ({ table }: GameView) => table?.ring != null,
    load: async () => (await import("./ring/show")).RingShow,
  },
};

/** Example melds; the first one of each kind without a tile of the okey's number is shown. */
const RUNS = ["B4 B5 B6", "B9 B10 B11"];
const GROUPS = ["R8 Y8 K8", "R2 Y2 K2"];

/** Returns example tiles for a first visit: a run, a group and the okey. */
function figuresOf({ game }: OkeyState): Figure[] {
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
