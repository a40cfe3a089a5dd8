/** The actions and sort orders of 101 Okey. */

import type { Action } from "../../table/action";
import type { KeyUse } from "../../table/game";
import { ACTIONS } from "./actions";

export const KEYS = {
  series: true,
  actions: ACTIONS as readonly Action[],
  orders: ["runs", "groups", "pairs", "best"],
} satisfies KeyUse;
