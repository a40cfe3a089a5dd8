/** The engine's types for any game; `game` in a view tells which. */

import type * as istaka from "../pkg/istaka/istaka";

export type * from "../pkg/istaka/istaka";

/** A finished round of one of the games, looked back on. */
export type ReviewView =
  | istaka.ReviewView<istaka.OkeyDecisionView>
  | istaka.ReviewView<istaka.RummiDecisionView>;
