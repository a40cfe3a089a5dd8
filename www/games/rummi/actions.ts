/** The actions of table rummy. */

import { say } from "../../locales/messages";
import type { Action } from "../../table/action";
import { PUT_NEW } from "../../table/series";
import { tells } from "../tells";
import { BUTTONS } from "./labels";
import { noteOf } from "./seat";
import { changesOf, farOf, sentenceOf } from "./sentence";
import { doesFit, type RummiState, rebuildIn } from "./state";

const hasLaid = (state: RummiState): boolean => (rebuildIn(state)?.laid.length ?? 0) > 0;

/** Returns `true` if tiles are laid in this turn, or a hint advises to lay some. */
const lays = (state: RummiState): boolean => {
  const { given = null, place = null } = state.hint ?? {};
  return hasLaid(state) || (given?.kind === "lay" && place === null);
};

/** Returns the word for the next step: to add the chosen tile, to finish, or to end the turn. */
function wordOf(state: RummiState): string {
  if (doesFit(state)) return BUTTONS.add;
  return rebuildIn(state)?.finishes ? "finish" : BUTTONS.done;
}

/** Names what a finish in the first turn counts, if the rules have that count more. */
function surpriseIn({ game }: RummiState): string | null {
  const points = game?.table?.atOnce ?? null;
  return points === null ? null : say("rummi-finish-at-once", { points });
}

export const DRAW: Action<RummiState> = {
  ...{ name: "draw", key: "d", place: "stock", draws: true, button: "offer" },
  offered: ({ game }) => game?.table?.legal.draw ?? false,
  // Phones have room for the short text only.
  word: (state, kind) => say(hasLaid(state) && kind === "desktop" ? BUTTONS.instead : BUTTONS.draw),
  aside: lays,
};

export const PASS: Action<RummiState> = {
  ...{ name: "pass", key: "p", button: "offer" },
  offered: ({ game }) => game?.table?.legal.pass ?? false,
  word: () => say("pass"),
  aside: lays,
};

export const ACTIONS: readonly Action<RummiState>[] = [
  DRAW,
  {
    ...{ name: "done", key: "f", place: "done", button: "main" },
    offered: (state) => doesFit(state) || rebuildIn(state)?.broken === null,
    word: (state) => say(wordOf(state)),
    detail: (state) => (wordOf(state) === "finish" ? surpriseIn(state) : null),
    run: (actions, state) => actions.act(doesFit(state as RummiState) ? "add" : "done"),
  },
  // A double tap adds a tile to the series that it fits, or begins one with it.
  { ...{ name: "play", twice: true }, offered: () => true },
  PASS,
  {
    ...{ name: "restart", key: "r", button: "rare" },
    offered: (state) => rebuildIn(state) !== null,
    word: () => say(BUTTONS.restart),
    aside: () => true,
  },
  { ...{ name: PUT_NEW, key: "enter", deed: "put-new" }, offered: () => true },
  ...tells<RummiState>({ note: noteOf, sentence: sentenceOf, changes: changesOf, far: farOf }),
];
