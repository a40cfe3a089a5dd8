/** What buttons offer in this game besides arranging, hints and the way back. */

import { say } from "../../locales/messages";
import type { Buttons, Offer } from "../../panels/moves";
import type { Layout } from "../../table/layout";
import { distance } from "./distance";
import type { OkeyState } from "./state";

export function buttonsOf(state: OkeyState, { kind }: Pick<Layout, "kind">): Buttons {
  const { legal } = state.game?.table ?? {};
  const wide = kind === "desktop";
  const twin: Offer = {
    action: "twin",
    label: say("show-twin"),
    word: say(wide ? "show-twin" : "show-twin-short"),
  };
  return {
    offers: [
      ...(legal?.showTwin ? [twin] : []),
      ...(legal?.pass ? [{ action: "pass", label: null, word: say("pass") }] : []),
    ],
    // Gold only when it would be accepted.
    main: { action: "finish", word: say("finish"), ready: (legal?.declare.length ?? 0) > 0 },
    note: wide ? distance(state) : null,
  };
}
