/** The dialog that is open. */

import { html, type TemplateResult } from "lit/html.js";
import type { GameView } from "../pkg/istaka";
import type { DialogName, State } from "../state";
import { type DialogActions, elsewhere, newGame, rules, scores, shared, standing } from "./dialog";
import { history } from "./history";
import { keys } from "./keys";
import { result } from "./result";
import { settings } from "./settings";

type Body = (game: GameView, actions: DialogActions, state: State) => TemplateResult;

const bodies: Record<DialogName, Body> = {
  result,
  standing,
  scores,
  moves: history,
  rules,
  settings,
  keys,
  newGame,
  shared,
  elsewhere,
};

export function dialogBody(
  name: DialogName,
  game: GameView,
  actions: DialogActions,
  state: State,
): TemplateResult {
  // A template of its own, so that no dialog takes over what another has left.
  return html`${bodies[name](game, actions, state)}`;
}
