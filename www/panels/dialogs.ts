/** The dialog that is open. Fetched after the table, since nobody needs it before. */

import "../dialogs.css";
import { html, type TemplateResult } from "lit/html.js";
import english from "../locales/en-dialogs.ftl?raw";
import { learn } from "../locales/messages";
import type { GameView } from "../pkg/istaka";
import type { DialogName } from "../state";
import { type DialogActions, newGame, rules, scores, standing } from "./dialog";
import { result } from "./result";

learn(english);

const bodies: Record<DialogName, (game: GameView, actions: DialogActions) => TemplateResult> = {
  result,
  standing,
  scores,
  rules,
  newGame,
};

export function dialogBody(
  name: DialogName,
  game: GameView,
  actions: DialogActions,
): TemplateResult {
  // A template of its own, so that no dialog takes over what another has left.
  return html`${bodies[name](game, actions)}`;
}
