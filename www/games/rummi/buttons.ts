/** The buttons of table rummy other than those for arranging, hints and undo. */

import { say } from "../../locales/messages";
import type { Buttons, Offer } from "../../panels/moves";
import type { Layout } from "../../table/layout";
import { BUTTONS } from "./labels";
import { type RummiState, rebuildIn } from "./state";

export function buttonsOf(state: RummiState, { kind }: Pick<Layout, "kind">): Buttons {
  const { legal } = state.game?.table ?? {};
  const rebuild = rebuildIn(state);
  const laid = (rebuild?.laid.length ?? 0) > 0;
  // While a hint is shown, only its advice is highlighted.
  const { given = null, place = null } = state.hint ?? {};
  const lays = given?.kind === "lay" && place === null;
  // Phones have room for the short text only.
  const instead = laid && kind === "desktop";
  const draw: Offer = {
    action: legal?.pass ? "pass" : "draw",
    label: null,
    word: legal?.pass ? say("pass") : say(instead ? BUTTONS.instead : BUTTONS.draw),
    aside: laid || lays,
  };
  const restart: Offer = {
    action: "restart",
    label: null,
    word: say(BUTTONS.restart),
    aside: true,
  };
  const rests = legal?.pass || legal?.draw;
  return {
    offers: rests ? [draw] : [],
    rare: rebuild ? [restart] : [],
    // Gold only if it would be accepted.
    main: {
      action: "done",
      word: say(BUTTONS.done),
      ready: rebuild !== null && rebuild.broken === null,
    },
    note: null,
  };
}
