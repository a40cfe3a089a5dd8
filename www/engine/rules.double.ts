/** For tests: the engines, loaded at once, and the descriptions of rules. */

import { readFileSync } from "node:fs";
import * as games from "../pkg/istaka/istaka";
import * as judge from "../pkg/judge/istaka";
import * as rules from "../pkg/rules/istaka";

export {
  changeRules,
  entryForm,
  presets,
  readRules,
  ruleText,
  sharedRules,
  shareRules,
} from "../pkg/rules/istaka";

/** Loads the engines of games and of rules, and the judge; nothing can be asked before. */
export function loadEngines(): void {
  games.initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  rules.initSync({ module: readFileSync("www/pkg/rules/istaka_bg.wasm") });
  judge.initSync({ module: readFileSync("www/pkg/judge/istaka_bg.wasm") });
}
