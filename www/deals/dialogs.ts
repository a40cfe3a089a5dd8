/** The dialogs about deals. */

import "./deals.css";
import type { DealDialogs } from "../panels/dialogs";
import { attempts } from "./attempts";
import { daily } from "./daily";
import type { Deals } from "./deals";
import { fair } from "./fair";

export function dialogsOf(deals: Deals): DealDialogs {
  return {
    bodies: {
      fair: (_, actions, state) => fair(actions, state, deals),
      daily: (_, actions, state) => daily(actions, state, deals),
      tries: (_, actions, state) => attempts(actions, state, deals),
    },
    begin: (name, asked) => deals.begin(name, asked),
    known: (record, round) => deals.known(record, round),
    settle: () => deals.results.settle(),
  };
}
