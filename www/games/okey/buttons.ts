/** The buttons of Okey other than those for arranging, hints and undo. */

import { say } from "../../locales/messages";
import type { Buttons, Offer } from "../../panels/moves";
import type { Layout } from "../../table/layout";
import { distance } from "./distance";
import type { OkeyState } from "./state";

export function buttonsOf(state: OkeyState, { kind }: Pick<Layout, "kind">): Buttons {
  const { legal } = state.game?.table ?? {};
  const wide = kind === "desktop";
  // While a hint is shown, only its advice is highlighted.
  const advised = state.hint?.given?.kind;
  const twin: Offer = {
    action: "twin",
    label: say("show-twin"),
    word: say(wide ? "show-twin" : "show-twin-short"),
    aside: advised !== undefined && advised !== "showTwin",
  };
  const pass: Offer = {
    action: "pass",
    label: null,
    word: say("pass"),
    aside: advised !== undefined && advised !== "pass",
  };
  return {
    offers: [...(legal?.showTwin ? [twin] : []), ...(legal?.pass ? [pass] : [])],
    // Gold only if it would be accepted.
    main: { action: "finish", word: say("finish"), ready: (legal?.declare.length ?? 0) > 0 },
    note: wide ? distance(state) : null,
  };
}
