/** The dialog that is open. */

import { html, type TemplateResult } from "lit/html.js";
import type { GameView } from "../pkg/istaka";
import type { DialogName } from "../state";
import { type DialogActions, newGame, rules, scores, shared, standing } from "./dialog";
import { result } from "./result";

const bodies: Record<DialogName, (game: GameView, actions: DialogActions) => TemplateResult> = {
  result,
  standing,
  scores,
  rules,
  newGame,
  shared,
};

export function dialogBody(
  name: DialogName,
  game: GameView,
  actions: DialogActions,
): TemplateResult {
  // A template of its own, so that no dialog takes over what another has left.
  return html`${bodies[name](game, actions)}`;
}
