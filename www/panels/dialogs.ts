/** The dialog that is open. */

import { html, nothing, render, type TemplateResult } from "lit/html.js";
import type { GameView } from "../pkg/istaka";
import type { DialogName, State } from "../state";
import { type DialogActions, elsewhere, newGame, rules, shared } from "./dialog";
import { history } from "./history";
import { keys } from "./keys";
import { pile } from "./over";
import { result } from "./result";
import { scores } from "./scores";
import { settings } from "./settings";
import { standing } from "./standing";

type Body = (game: GameView, actions: DialogActions, state: State) => TemplateResult;

const bodies: Record<DialogName, Body> = {
  result,
  standing,
  scores,
  moves: history,
  pile,
  rules,
  settings,
  keys,
  newGame,
  shared,
  elsewhere,
};

/** What is done with the page rather than with the match. */
type OnPage = Pick<DialogActions, "open" | "showRules" | "close" | "set" | "playHere">;

/** Shows the dialog that is open. */
export function fillDialog(
  dialog: HTMLDialogElement,
  name: DialogName,
  state: State,
  page: OnPage,
  match: Omit<DialogActions, keyof OnPage>,
): void {
  const actions: DialogActions = {
    ...page,
    undo: () => match.undo(),
    nextRound: () => match.nextRound(),
    toStanding: () => match.toStanding(),
    newGame: () => match.newGame(),
    playShared: () => match.playShared(),
  };
  dialog.dataset.name = name;
  // A template of its own, so that no dialog takes over what another has left.
  const body = state.game && html`${bodies[name](state.game, actions, state)}`;
  render(body ?? nothing, dialog);
}
