/** The engine of rules: describes, changes and explains them. It is fetched at its first answer. */

import { once } from "../base/once";
import { Unfetched } from "../base/version";
import init, * as rules from "../pkg/rules/istaka";
import url from "../pkg/rules/istaka_bg.wasm?url";
import { type Answer, answer } from "./refusal";
import type { EntryForm, RuleSetView, RulesView, RuleTextView, ScoreView, Setting } from "./views";

/** Fetches the engine. Rejects with `Unfetched`. */
const fetched = once(async () => {
  try {
    await init({ module_or_path: url });
  } catch (cause) {
    throw new Unfetched("The engine of rules has not come.", { cause });
  }
});

/** Answers about rules as text. Each rejects with `Unfetched` if the engine cannot be fetched. */
export class RuleEngine {
  constructor(private readonly wake: () => Promise<void> = fetched) {}

  /** Reads rules, which may be in conflict. */
  readRules(text: string): Promise<Answer<RulesView>> {
    return this.#ask(() => rules.readRules(text));
  }

  changeRules(text: string, setting: Setting, value: string): Promise<Answer<RulesView>> {
    return this.#ask(() => rules.changeRules(text, setting, value));
  }

  /** Writes rules with their name, to be shared. */
  shareRules(text: string, name: string): Promise<Answer<string>> {
    return this.#ask(() => rules.shareRules(text, name));
  }

  /** Reads what `shareRules` has written, or plain rules. */
  sharedRules(text: string): Promise<Answer<RuleSetView>> {
    return this.#ask(() => rules.sharedRules(text));
  }

  /** Explains rules. */
  ruleText(text: string): Promise<Answer<RuleTextView>> {
    return this.#ask(() => rules.ruleText(text));
  }

  /** Returns the fields of the rounds of a score sheet. */
  entryForm(text: string): Promise<Answer<EntryForm>> {
    return this.#ask(() => rules.entryForm(text));
  }

  /** Adds up the rounds of a score sheet, as far as they can be. */
  tally(text: string, rounds: readonly string[]): Promise<Answer<ScoreView>> {
    return this.#ask(() => rules.tally(text, rounds));
  }

  async #ask<T>(question: () => T): Promise<Answer<T>> {
    await this.wake();
    return answer(question);
  }
}
