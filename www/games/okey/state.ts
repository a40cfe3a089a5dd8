/** The state of the page while Okey is played, and the suffixes of messages that depend on it. */

import type {
  OkeyEvent as EventView,
  OkeyGameView as GameView,
  OkeyHint as HintView,
} from "../../pkg/istaka/istaka";
import type { OkeyWhyView as WhyView } from "../../pkg/judge/istaka";
import { faceIn } from "../../state/faces";
import type { State } from "../../state/state";
import type { Open } from "../../table/parts/indicator";

export interface OkeyViews {
  readonly game: GameView;
  readonly event: EventView;
  readonly hint: HintView;
  readonly why: WhyView;
}

export type OkeyState = State<OkeyViews>;

/** Returns indicator and okey; null before a deal. */
export function openOf({ game }: OkeyState): Open | null {
  const table = game?.table;
  return table
    ? { indicator: faceIn(table, table.indicator), okey: faceIn(table, table.okey) }
    : null;
}

/** Returns the suffix for the way points are counted. */
export function downwards({ options }: Pick<GameView, "options">): "" | "-down" | "-own" {
  const { counting } = options;
  return counting === "down" || counting === "own" ? `-${counting}` : "";
}

/** Returns the suffix for a special finish. */
export function specially(finish: {
  readonly byOkey: boolean;
  readonly byPairs: boolean;
}): "" | "-both" | "-okey" | "-pairs" {
  const { byOkey, byPairs } = finish;
  return byOkey && byPairs ? "-both" : byOkey ? "-okey" : byPairs ? "-pairs" : "";
}

/** Returns what has happened, as the messages of the event are named. */
export function didIn({ kind }: EventView): string {
  return kind === "showedTwin" ? "showed" : kind;
}
