/** For tests: the descriptions of rules by their engine, which is loaded at once. */

import { readFileSync } from "node:fs";
import * as games from "../pkg/istaka/istaka";
import * as rules from "../pkg/rules/istaka";

export {
  changeRules,
  presets,
  readRules,
  ruleText,
  sharedRules,
  shareRules,
} from "../pkg/rules/istaka";

/** Loads the engines of games and of rules; nothing can be asked before. */
export function loadEngines(): void {
  games.initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  rules.initSync({ module: readFileSync("www/pkg/rules/istaka_bg.wasm") });
}
