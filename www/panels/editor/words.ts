/** Rules in words: names of settings and their values, and differences from a preset. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Preset, RulesView, SettingView } from "../../engine/views";
import { knows, say, speak } from "../../locales/messages";
import type { Language } from "../../settings/settings";
import type { Draft } from "../../state/state";
import { announced } from "../../ui/announced";

/** The rules that a game has to choose from. */
export interface GameRules {
  /** The engine's name of the game. */
  readonly game: string;
  /** Returns the presets, those best known to speakers of the language first. */
  presets(language: Language): readonly Preset[];
}

/** Returns the game that a preset belongs to. */
export function gameOf(preset: string, games: readonly GameRules[]): GameRules | undefined {
  return games.find(({ presets }) => presets("en").some((name) => name === preset));
}

/** Names a value; `wording` selects among names that depend on other settings. */
export function valueName(name: string, value: string, wording: string | null = null): string {
  const own = `option-${name}-${value}`;
  const found = [`${own}-${wording}`, own].find(knows);
  if (found) return say(found);
  return value === "no" || value === "yes" ? say(`value-${value}`) : value;
}

export function differing({ settings }: RulesView): SettingView[] {
  return settings.filter(({ value, usual }) => value !== usual);
}

/** Lists the differences from the preset: "Limit: 15 · Partners: yes". */
export function differences(view: RulesView): string {
  return differing(view)
    .map(({ name, value, wording }) => {
      const words = { rule: say(`option-${name}`), value: valueName(name, value, wording) };
      return say("difference", words);
    })
    .join(" · ");
}

/** A message about the last change, with an undo button if it can be undone. */
export function said({ said, before }: Draft, undo: () => void): TemplateResult {
  const back = html`<button class="small" data-move="undo" @click=${undo}>${say("undo")}</button>`;
  return html`<p role="status" class="said ${said ? "told" : ""}">${announced(said ? speak(said) : nothing)} ${before ? back : nothing}</p>`;
}
