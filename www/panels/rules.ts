/** The dialog that explains rules: those of the match, or those that another dialog asks about. */

import { html } from "lit/html.js";
import type { RuleEngine } from "../engine/rules";
import type { RuleTextView } from "../engine/views";
import { say } from "../locales/messages";
import { DEFAULTS } from "../settings/settings";
import type { Store } from "../state/state";
import { type Body, closing, head } from "./dialog";
import "../ui/rule-text";

/** Returns the dialog, and a reader of its explanation. */
export function explaining(store: Store, engine: Pick<RuleEngine, "ruleText">) {
  let told: RuleTextView | null = null;
  let about = "";
  const asked = (): string => {
    const { shownRules, game } = store.state;
    return shownRules ?? game?.options.text ?? DEFAULTS.rules;
  };
  return {
    isReady: () => about === asked(),
    read: async (): Promise<void> => {
      const rules = asked();
      const answer = await engine.ruleText(rules);
      if (!answer.ok) throw new Error(answer.refusal.code);
      [told, about] = [answer.value, rules];
    },
    body: ((_, actions) => html`
      ${head(say("rules-title"))}
      <rule-text class="body text" tabindex="0" .told=${told}></rule-text>
      ${closing(actions, html`<button class="quiet" data-move="embed" @click=${() => actions.open("embed")}>${say("embed-open")}</button>`)}
    `) satisfies Body,
  };
}
