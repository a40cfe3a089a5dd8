/** For tests: what the engines say of rules, each of those of its own game, without a worker. */

import { readFileSync } from "node:fs";
import * as okey from "../pkg/okey/istaka";
import * as rummi from "../pkg/rummi/istaka";
import type { RuleSetView, RulesView, RuleTextView, Setting } from "../views";
import { gameOfRules, gameOfShare } from "./presets";

const modules = { okey, rummi };

/** Loads them; nothing can be asked before. */
export function loadEngines(): void {
  for (const [game, { initSync }] of Object.entries(modules))
    initSync({ module: readFileSync(`www/pkg/${game}/istaka_bg.wasm`) });
}

/** Those of all games. */
export function presets(): string[] {
  return Object.values(modules).flatMap(({ presets }) => presets());
}

export function readRules(text: string): RulesView {
  return modules[gameOfRules(text)].readRules(text);
}

export function changeRules(text: string, setting: Setting, value: string): RulesView {
  return modules[gameOfRules(text)].changeRules(text, setting, value);
}

export function shareRules(text: string, name: string): string {
  return modules[gameOfRules(text)].shareRules(text, name);
}

export function sharedRules(text: string): RuleSetView {
  return modules[gameOfShare(text)].sharedRules(text);
}

export function ruleText(rules: string): RuleTextView {
  return modules[gameOfRules(rules)].ruleText(rules);
}
