/** For tests: the descriptions of rules by the engine, without a worker. */

import { readFileSync } from "node:fs";
import * as istaka from "../pkg/istaka/istaka";

export {
  changeRules,
  presets,
  readRules,
  ruleText,
  sharedRules,
  shareRules,
} from "../pkg/istaka/istaka";

/** Loads it; nothing can be asked before. */
export function loadEngines(): void {
  istaka.initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
}
