/** The actions and sort orders of Okey. */

import type { Action } from "../../table/action";
import type { KeyUse } from "../../table/game";
import { ACTIONS } from "./actions";

export const KEYS = {
  actions: ACTIONS as readonly Action[],
  orders: ["runs", "groups", "pairs", "best"],
} satisfies KeyUse;
