/** The state of the page while Okey is played. */

import type {
  OkeyEvent as EventView,
  OkeyGameView as GameView,
  OkeyHint as HintView,
  OkeyWhyView as WhyView,
} from "../../pkg/istaka/istaka";
import type { State } from "../../state/state";

export interface OkeyViews {
  readonly game: GameView;
  readonly event: EventView;
  readonly hint: HintView;
  readonly why: WhyView;
}

export type OkeyState = State<OkeyViews>;
