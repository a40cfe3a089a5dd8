/** For tests: the descriptions of rules by the engine, without a worker. */

import { readFileSync } from "node:fs";
import * as istaka from "../pkg/istaka/istaka";
import { known } from "./match";
import { plays } from "./presets";
import type { RulesView, Setting } from "./views";

export { ruleText, sharedRules, shareRules } from "../pkg/istaka/istaka";

/** The presets of the games that the page plays. */
export const presets = (): string[] =>
  istaka.presets().filter((preset) => plays(istaka.readRules(preset).game));

export const readRules = (text: string): RulesView => known(istaka.readRules(text));

export const changeRules = (text: string, setting: Setting, value: string): RulesView =>
  known(istaka.changeRules(text, setting, value));

/** Loads it; nothing can be asked before. */
export function loadEngines(): void {
  istaka.initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
}
