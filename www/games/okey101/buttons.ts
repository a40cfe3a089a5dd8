/** The buttons of 101 Okey other than those for arranging, hints and undo. */

import { say } from "../../locales/messages";
import type { Buttons, Offer } from "../../panels/moves";
import type { Layout } from "../../table/layout";
import { counterOf } from "./labels";
import { type Okey101State, openingOf } from "./state";

export function buttonsOf(state: Okey101State, { kind }: Pick<Layout, "kind">): Buttons {
  const { game } = state;
  const { legal } = game?.table ?? {};
  const offer = (action: string, word: string, isOffered = false): Offer[] =>
    isOffered ? [{ action, label: null, word: say(word), aside: true }] : [];
  const opening = openingOf(state);
  const both = opening?.by === "series" && (state.counted?.pairs.opens ?? false);
  return {
    offers: [
      ...offer("return", "okey101-return", legal?.giveBack),
      ...offer("open-pairs", "okey101-open-pairs", both),
      ...offer("pairs", "okey101-announce", legal?.announce),
      ...offer("call", "okey101-call", legal?.call),
      ...offer("pass", "pass", legal?.pass),
    ],
    main: mainOf(state),
    note: kind === "desktop" ? counterOf(state, false) : null,
  };
}

/** The next step: draw, open, lay what is arranged, or discard. */
function mainOf(state: Okey101State): Buttons["main"] {
  const { legal } = state.game?.table ?? {};
  const { by } = openingOf(state) ?? {};
  if (legal?.draw) return { action: "draw", word: say("okey101-draw"), ready: true };
  if (by) {
    const action = by === "pairs" ? "open-pairs" : "open";
    return { action, word: say(`okey101-${action}`), ready: true };
  }
  const lays = legal?.work && (state.counted?.lay.length ?? 0) > 0;
  if (lays) return { action: "lay", word: say("okey101-lay"), ready: true };
  const ready = (legal?.discard ?? false) && state.selected !== null;
  return { action: "discard", word: say("okey101-discard"), ready };
}
