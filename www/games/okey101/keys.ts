/** The actions and sort orders of 101 Okey. */

import { say } from "../../locales/messages";
import { type Action, sorting } from "../../table/action";
import type { KeyUse } from "../../table/game";
import { ACTIONS } from "./actions";

/** By what one opens with: series, or pairs. */
const QUICK = sorting(["best", "pairs"]).map((action) => {
  const word = () => say("okey101-by-series");
  const label = () => say("okey101-by-series-label");
  return action.name === "best" ? { ...action, word, label } : action;
});

export const KEYS = {
  series: true,
  actions: ACTIONS as readonly Action[],
  orders: ["runs", "groups", "pairs", "best"],
  quick: QUICK,
} satisfies KeyUse;
