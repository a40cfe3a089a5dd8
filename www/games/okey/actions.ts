/** The actions of Okey. */

import { say } from "../../locales/messages";
import type { OkeyLegal } from "../../pkg/istaka/istaka";
import type { Action } from "../../table/action";
import { countsOf } from "../finish";
import { tells } from "../tells";
import { distance, noteOf } from "./seat";
import { sentenceOf } from "./sentence";
import { type OkeyState, openOf } from "./state";

const may =
  (legal: (legal: OkeyLegal) => boolean) =>
  ({ game }: OkeyState): boolean =>
    game?.table ? legal(game.table.legal) : false;

/** Returns a test that is `true` if a hint advises another action than this one. */
const unless =
  (advised: string) =>
  ({ hint }: OkeyState): boolean =>
    hint?.given != null && hint.given.kind !== advised;

/** Names what the finish counts; null if it is another one that the chosen tile finishes with. */
function worthOf({ game, selected }: OkeyState): string | null {
  const { table } = game ?? {};
  const other = selected !== null && table?.legal.declare.includes(selected);
  return other && !table?.bestDeclare.includes(selected) ? null : countsOf(table?.finish);
}

export const DRAW: Action<OkeyState> = {
  ...{ name: "draw", key: "d", place: "stock", draws: true },
  offered: may(({ draw }) => draw),
};

export const TAKE: Action<OkeyState> = {
  ...{ name: "take", key: "t", place: "take", draws: true },
  offered: may(({ take }) => take),
};

export const DISCARD: Action<OkeyState> = {
  ...{ name: "discard", key: "enter", place: "discard" },
  offered: may(({ discard }) => discard.length > 0),
};

export const FINISH: Action<OkeyState> = {
  ...{ name: "finish", key: "f", place: "finish", button: "main" },
  offered: may(({ declare }) => declare.length > 0),
  word: () => say("finish"),
  detail: worthOf,
  note: (state) => distance(state),
};

export const ACTIONS: readonly Action<OkeyState>[] = [
  DRAW,
  TAKE,
  FINISH,
  {
    ...{ name: "twin", key: "s", button: "offer" },
    offered: may(({ showTwin }) => showTwin),
    word: (_, kind) => say(kind === "desktop" ? "show-twin" : "show-twin-short"),
    label: () => say("show-twin"),
    aside: unless("showTwin"),
  },
  {
    ...{ name: "pass", key: "p", button: "offer" },
    offered: may(({ pass }) => pass),
    word: () => say("pass"),
    aside: unless("pass"),
  },
  DISCARD,
  ...tells<OkeyState>({
    open: openOf,
    note: noteOf,
    sentence: sentenceOf,
    far: (state) => distance(state, "tell-far"),
  }),
];
