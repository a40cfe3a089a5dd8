/** A setting: its control, its meaning, its usual value, and conflicts. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ConflictView, Setting, SettingView, WayOutView } from "../../engine/views";
import { knows, say } from "../../locales/messages";
import type { Draft } from "../../state/state";
import { choice } from "../choice";
import type { Drafts } from "./drafts";
import { valueName } from "./words";

/** More values than this are shown as a drop-down list. */
const FEW = 6;

/** If the values are longer than this in total, they are stacked. */
const SHORT = 40;

export function setting(it: SettingView, draft: Draft, drafts: Drafts): TemplateResult {
  const { name, value, usual, matters, wording } = it;
  const clashes = draft.view.conflicts.filter(({ settings }) =>
    settings.some((each) => each === name),
  );
  const kinds = [
    value === usual ? "" : "changed",
    matters ? "" : "idle",
    clashes.length > 0 ? "clash" : "",
  ].join(" ");
  const worded = `option-${name}-why-${wording}`;
  const meaning = wording && knows(worded) ? worded : `option-${name}-why`;
  const why = knows(meaning);
  const told = [why ? `why-${name}` : "", clashes.length > 0 ? `clash-${name}` : ""];
  return html`<div class="option ${kinds}" data-option=${name}>
    ${matters ? control(it, drafts, told.join(" ").trim()) : html`<p class="line"><span>${say(`option-${name}`)}</span> ${valueName(name, value, wording)}</p>`}
    ${why && matters ? html`<p class="why" id="why-${name}">${say(meaning)}</p>` : nothing}
    ${matters ? nothing : html`<p class="why">${say("option-idle")}</p>`}
    ${clashes.length > 0 ? clash(it, clashes, drafts) : nothing}
    ${value === usual ? nothing : back(it, drafts)}
  </div>`;
}

/**
 * Returns the control that suits the values: a switch, buttons side by side or stacked, or a list.
 */
function control(
  { name, value, values, wording }: SettingView,
  drafts: Drafts,
  told: string,
): TemplateResult {
  const label = say(`option-${name}`);
  const by = told || nothing;
  if (values.length === 2 && values.includes("yes")) {
    const flip = ({ target }: Event) =>
      drafts.change(name, (target as HTMLInputElement).checked ? "yes" : "no");
    return html`<label class="line"><span>${label}</span>
      <input type="checkbox" role="switch" aria-describedby=${by} .checked=${value === "yes"} @change=${flip}></label>`;
  }
  const words = values.map((value) => valueName(name, value, wording));
  if (values.length > FEW) {
    const choose = ({ target }: Event) => drafts.change(name, (target as HTMLSelectElement).value);
    return html`<label class="line"><span>${label}</span>
      <select aria-describedby=${by} @change=${choose}>${values.map(
        (each, i) => html`<option value=${each} .selected=${each === value}>${words[i]}</option>`,
      )}</select></label>`;
  }
  return choice({
    look: words.join("").length > SHORT ? "stacked" : "",
    name,
    title: label,
    by,
    values,
    chosen: value,
    choose: (each) => void drafts.change(name, each),
    show: (_, i) => words[i],
  });
}

/** Applies a value and moves the focus to the control, since the pressed button disappears. */
function put({ target }: Event, name: Setting, value: string, drafts: Drafts): void {
  const rule = (target as Element).closest(".option");
  const control = rule?.querySelector<HTMLElement>("input:checked, [role=switch], select");
  control?.focus();
  void drafts.change(name, value);
}

/** A button that restores the usual value. */
function back({ name, usual, wording }: SettingView, drafts: Drafts): TemplateResult {
  const usually = say("option-usual", { value: valueName(name, usual, wording) });
  return html`<button class="small back" data-move="back" aria-label=${say("put-back", { rule: say(`option-${name}`), value: usually })} @click=${(event: Event) => put(event, name, usual, drafts)}>
    <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 2v4h4M3.4 6A5.4 5.4 0 1 1 2.6 9" /></svg>${usually}</button>`;
}

/** The reason for a conflict, and ways to resolve it. */
function clash(
  { name, value: now, usual, wording }: SettingView,
  clashes: ConflictView[],
  drafts: Drafts,
): TemplateResult {
  const helpful = clashes
    .flatMap(({ ways }): WayOutView[] => ways)
    .filter(({ setting }) => setting === name);
  const values = new Set(helpful.map(({ value }) => value));
  // The button below already restores the usual value.
  if (now !== usual) values.delete(usual);
  const offer = (value: string): TemplateResult => {
    const word =
      value === "no"
        ? say("resolve-no")
        : say("resolve", { value: valueName(name, value, wording) });
    return html`<button class="small" data-move="resolve" @click=${(event: Event) => put(event, name, value, drafts)}>${word}</button>`;
  };
  return html`<div class="trouble" id="clash-${name}">${clashes.map(({ code }) => html`<p>${say(`unread-${code}`)}</p>`)}</div>
    <div class="tools">${[...values].map(offer)}</div>`;
}
