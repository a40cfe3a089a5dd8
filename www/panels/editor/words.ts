/** Rules in words: what each setting is called, what it is, and what differs from a preset. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { knows, say, speak } from "../../locales/messages";
import type { Language } from "../../settings";
import type { Draft } from "../../state";
import type { Preset, RulesView, SettingView } from "../../views";

/** The rules that a game has to choose from. */
export interface GameRules {
  /** The game's name, as the engine has it. */
  readonly game: string;
  /** In the order of how well they are known to those who speak the language. */
  presets(language: Language): readonly Preset[];
}

/** The game whose preset this is. */
export function gameOf(preset: string, games: readonly GameRules[]): GameRules | undefined {
  return games.find(({ presets }) => presets("en").some((name) => name === preset));
}

/** `wording` tells which of several words the rules around it ask for. */
export function valueName(name: string, value: string, wording: string | null = null): string {
  const own = `option-${name}-${value}`;
  const found = [`${own}-${wording}`, own].find(knows);
  if (found) return say(found);
  return value === "no" || value === "yes" ? say(`value-${value}`) : value;
}

export function differing({ settings }: RulesView): SettingView[] {
  return settings.filter(({ value, usual }) => value !== usual);
}

/** "Limit: 15 · Partners: yes". */
export function differences(view: RulesView): string {
  return differing(view)
    .map(({ name, value, wording }) => {
      const words = { rule: say(`option-${name}`), value: valueName(name, value, wording) };
      return say("difference", words);
    })
    .join(" · ");
}

/** What has just been done, with the way back where there is one. */
export function said({ said, before }: Draft, undo: () => void): TemplateResult {
  const back = html`<button class="small" data-move="undo" @click=${undo}>${say("undo")}</button>`;
  return html`<p role="status" class="said ${said ? "told" : ""}">${said ? speak(said) : nothing} ${before ? back : nothing}</p>`;
}
