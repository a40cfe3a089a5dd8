/** The actions of 101 Okey. */

import { brief, say, speak } from "../../locales/messages";
import type { Action } from "../../table/action";
import { countsOf } from "../finish";
import { tells } from "../tells";
import { counterOf } from "./labels";
import { noteOf } from "./seat";
import { changesOf, sentenceOf } from "./sentence";
import { announcedBy, chosenUse, finishIn, type Okey101State, openingOf, openOf } from "./state";

/** Creates an action with a button beside the main button. */
function offer(
  name: string,
  word: string,
  offered: Action<Okey101State>["offered"],
  more: Pick<Action<Okey101State>, "key" | "aside"> = {},
): Action<Okey101State> {
  const said = { id: word };
  return {
    ...{ name, button: "offer", offered, aside: () => true, ...more },
    word: (_, kind) => speak(kind === "desktop" ? said : brief(said)),
  };
}

/** Returns `true` if the player could open by series and by pairs. */
const both = (state: Okey101State): boolean =>
  openingOf(state)?.by !== "pairs" && (state.counted?.pairs.opens ?? false);

const legal = ({ game }: Okey101State) => game?.table?.legal;

/** Returns the next step: draw, finish, open, use the chosen tile, lay melds, or discard. */
export function stepOf(state: Okey101State): string {
  const { by } = openingOf(state) ?? {};
  if (DRAW.offered(state)) return "draw";
  if (finishIn(state)) return "finish";
  if (by) return by === "pairs" ? "open-pairs" : "open";
  const use = chosenUse(state);
  if (use) return use.exchange.length > 0 ? "exchange" : "add";
  return laysNext(state) ? "lay" : "discard";
}

/** Returns `true` if a meld of the rack can be laid after the opening. */
export function laysNext(state: Okey101State): boolean {
  return LAY.offered(state) && (state.counted?.lay.length ?? 0) > 0;
}

export const DRAW: Action<Okey101State> = {
  ...{ name: "draw", key: "d", place: "stock", draws: true },
  offered: (state) => legal(state)?.draw ?? false,
};

export const TAKE: Action<Okey101State> = {
  ...{ name: "take", key: "t", place: "take", draws: true },
  offered: (state) => legal(state)?.take ?? false,
};

export const DISCARD: Action<Okey101State> = {
  ...{ name: "discard", key: "enter", place: "discard" },
  offered: (state) => legal(state)?.discard ?? false,
};

export const LAY: Action<Okey101State> = {
  ...{ name: "lay", key: "f", place: "done" },
  offered: (state) => legal(state)?.work ?? false,
};

/** The main button: the next step of the turn. Messages about the table are shown there. */
const STEP: Action<Okey101State> = {
  ...{ name: "step", place: "done", button: "main" },
  offered: (state) =>
    stepOf(state) !== "discard" || (DISCARD.offered(state) && state.selected !== null),
  word: (state) => {
    const step = stepOf(state);
    return say(step === "finish" ? step : `okey101-${step}`);
  },
  detail: (state) => countsOf(finishIn(state)),
  note: (state) => counterOf(state, "plain"),
  run: (actions, state) => actions.act(stepOf(state as Okey101State)),
};

export const ACTIONS: readonly Action<Okey101State>[] = [
  DRAW,
  TAKE,
  STEP,
  {
    ...{ name: "open", key: "o", place: "done" },
    offered: (state) => legal(state)?.open ?? false,
  },
  LAY,
  DISCARD,
  ...["add", "exchange"].map((name) => ({
    ...{ name, place: "done" },
    offered: (state: Okey101State) => chosenUse(state) !== null,
  })),
  // A double tap, which `withTile` turns into the use of a tile on the table, or its discard.
  { ...{ name: "play", twice: true }, offered: (state) => legal(state)?.discard ?? false },
  // A drop on the table, which `withTile` turns into an action of the engine.
  { ...{ name: "put", place: "done" }, offered: () => true },
  offer("return", "okey101-return", (state) => legal(state)?.giveBack ?? false),
  offer("open-pairs", "okey101-open-pairs", both),
  offer("pairs", "okey101-announce", (state) => legal(state)?.announce ?? false, {
    aside: (state) => announcedBy(state) === null,
  }),
  offer("call", "okey101-call", (state) => legal(state)?.call ?? false),
  offer("pass", "pass", (state) => legal(state)?.pass ?? false, { key: "p" }),
  ...tells<Okey101State>({
    open: openOf,
    note: noteOf,
    sentence: sentenceOf,
    changes: changesOf,
    far: (state) => counterOf(state, "aloud"),
  }),
];
