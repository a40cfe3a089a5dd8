/** What the page knows while Okey is played. */

import type { GameView, HintView, WhyView } from "../../pkg/okey/istaka";
import type { State } from "../../state";

export interface OkeyViews {
  readonly game: GameView;
  readonly hint: HintView;
  readonly why: WhyView;
}

export type OkeyState = State<OkeyViews>;
