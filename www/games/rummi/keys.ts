/** The actions, sort orders and table of table rummy. */

import type { State } from "../../state/state";
import type { Action } from "../../table/action";
import type { KeyUse } from "../../table/game";
import { meldTable } from "../melds";
import { ACTIONS } from "./actions";
import { waysOf } from "./hint";
import { begunOf } from "./moves";
import type { RummiState } from "./state";

export const KEYS = {
  series: true,
  actions: ACTIONS as readonly Action[],
  orders: ["runs", "groups", "best"],
  melds: meldTable((state: State) => begunOf(state as RummiState), waysOf),
} satisfies KeyUse;
