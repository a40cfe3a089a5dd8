/** The dialogs about deals. */

import "./deals.css";
import type { BotsView } from "../engine/views";
import type { DealDialogs } from "../panels/dialogs";
import { attempts } from "./attempts";
import { daily } from "./daily";
import type { Deals } from "./deals";
import { fair } from "./fair";

export function dialogsOf(deals: Deals, bots: BotsView): DealDialogs {
  return {
    bodies: {
      fair: (_, actions, state) => fair(actions, state, deals),
      daily: (_, actions, state) => daily(actions, state, deals, bots),
      tries: (_, actions, state) => attempts(actions, state, deals),
    },
    begin: (name, asked) => deals.begin(name, asked),
    known: (record, round) => deals.known(record, round),
    settle: () => deals.results.settle(),
  };
}
