/** What the page knows while the game with 80 tiles is played. */

import type { GameView, HintView, WhyView } from "../../pkg/rummi/istaka";
import type { State } from "../../state";

export interface RummiViews {
  readonly game: GameView;
  readonly hint: HintView;
  readonly why: WhyView;
}

export type RummiState = State<RummiViews>;
