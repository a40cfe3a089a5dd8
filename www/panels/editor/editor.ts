/** The rules editor: all settings, differences from the preset, and conflicts. */

import "./editor.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../../locales/messages";
import type { Draft } from "../../state/state";
import { announced } from "../../ui/announced";
import { closing, type DialogActions, head } from "../dialog";
import { type Drafts, LONGEST_NAME } from "./drafts";
import { setting } from "./setting";
import { differing, gameOf, said } from "./words";

export function editor(actions: DialogActions, drafts: Drafts): TemplateResult {
  const draft = drafts.shown;
  if (!draft) return html``;
  const { settings, preset: base } = draft.view;
  const groups = new Set(settings.map(({ group }) => group));
  const rebase = ({ target }: Event) =>
    drafts.choosePreset((target as HTMLSelectElement).value, draft.from);
  return html`
    ${head(say("editor-title"), nothing, html`<button class="small" ?disabled=${draft.shared === ""} @click=${() => actions.showRules(draft.view.text)}>${say("rules")}</button>`)}
    ${summary(draft, drafts)}
    <div class="body options">
      <label class="line"><span>${say("editor-preset")}</span>
        <select data-preset @change=${rebase}>${drafts
          .presetsOf(gameOf(base, drafts.games))
          .map(
            (preset) =>
              html`<option value=${preset} .selected=${preset === base}>${say(`preset-${preset}`)}</option>`,
          )}</select></label>
      ${[...groups].map(
        (group) => html`<section><h2>${say(`editor-${group}`)}</h2>
          ${settings
            .filter((found) => found.group === group)
            .map((found) => setting(found, draft, drafts))}</section>`,
      )}
      ${keeping(draft, drafts)}
    </div>
    ${closing(
      actions,
      said(draft, () => drafts.undo()),
      "done",
    )}
  `;
}

function summary({ view }: Draft, drafts: Drafts): TemplateResult {
  const count = differing(view).length;
  const preset = say(`preset-${view.preset}`);
  const clashes = view.conflicts.length;
  return html`<div class="summary">
    <p class=${count > 0 ? "mark" : ""}><span>${say("editor-differs", { count, name: preset })}</span>
      ${count > 0 ? html`<button class="small" data-move="reset" @click=${() => drafts.reset()}>${say("put-all-back")}</button>` : nothing}</p>
    <p role="status" class="trouble">${announced(clashes > 0 ? say("editor-clashes", { count: clashes }) : nothing)}
      ${clashes > 0 ? html`<button class="small" data-move="show" @click=${show}>${say("show-clash")}</button>` : nothing}</p>
  </div>`;
}

/** Scrolls to the first setting in conflict with another one. */
function show({ target }: Event): void {
  const first = (target as Element).closest("dialog")?.querySelector(".option.clash");
  first?.scrollIntoView({ block: "center" });
  first?.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });
}

function keeping(draft: Draft, drafts: Drafts): TemplateResult {
  const set = draft.from === null ? undefined : draft.own[draft.from];
  const conflict = draft.view.conflicts.length > 0;
  const keep = (event: Event, anew: boolean): void => {
    event.preventDefault();
    const field = (event.target as Element).closest("form")?.querySelector("input");
    if (field?.value.trim()) void drafts.keep(field.value, anew);
    else field?.focus();
  };
  return html`<section><h2>${say("editor-keep")}</h2>
    <form class="keeping" @submit=${(event: Event) => keep(event, false)}>
      <label><span>${say("own-name")}</span>
        <input type="text" required maxlength=${LONGEST_NAME} autocomplete="off" spellcheck="false" .value=${set?.name ?? ""}></label>
      <button class="quiet" data-move="keep" ?disabled=${conflict}>${say("keep-rules")}</button>
      ${set?.kept ? html`<button type="button" class="quiet" data-move="keep-anew" ?disabled=${conflict} @click=${(event: Event) => keep(event, true)}>${say("keep-anew")}</button>` : nothing}
    </form></section>`;
}
