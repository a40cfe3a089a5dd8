/** Export of all data as one file, and import of a file after a preview. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../../locales/messages";
import type { Contents } from "../../store/backup";
import { announced } from "../../ui/announced";
import { save } from "../../ui/save";
import { closing, type DialogActions, head } from "../dialog";
import type { Matches } from "./matches";

export function transfer(
  actions: DialogActions,
  matches: Matches,
  openFile: (file: File) => void,
): TemplateResult {
  const { contents, said } = matches;
  const bad = said !== null && said !== "taken" && said !== "reading";
  return html`
    ${head(say("transfer-title"))}
    <div class="body matches" tabindex="0">
      <section>
        <h2>${say("transfer-save")}</h2>
        <p>${say("transfer-save-why")}</p>
        <div class="tools"><button class="quiet" data-move="save" @click=${() => save("istaka.json", "application/json", matches.everything())}>${say("save-file")}</button></div>
      </section>
      <section>
        <h2>${say("transfer-open")}</h2>
        <p id="transfer-open-why">${say("transfer-open-why")}</p>
        <label class="file">${say("transfer-choose")}<input class="unseen" type="file" accept=".json,.txt,application/json,text/plain" aria-describedby="transfer-open-why" @change=${(event: Event) => choose(event, openFile)}></label>
        <p class=${bad ? "trouble" : "note"} role="status">${announced(said ? say(`transfer-${said}`) : nothing)}</p>
        ${contents ? preview(contents, actions, matches) : nothing}
      </section>
      ${matches.promise ? promising(matches, matches.promise) : nothing}
    </div>
    ${closing(actions, nothing, "back-to")}
  `;
}

/** The offer to let the browser ask whether it may keep everything, and its answer. */
function promising(matches: Matches, promise: NonNullable<Matches["promise"]>): TemplateResult {
  return html`<section>
    <h2>${say("promise")}</h2>
    <p>${say("promise-why")}</p>
    ${promise === "given" ? nothing : html`<div class="tools"><button class="quiet" data-move="promise" @click=${() => matches.askForPromise()}>${say("promise-ask")}</button></div>`}
    <p class="note" role="status">${announced(promise === "asked" ? nothing : say(`promise-${promise}`))}</p>
  </section>`;
}

/** A preview of the file's content and of the data it would replace. */
function preview(
  contents: Contents,
  { preferences, session }: DialogActions,
  matches: Matches,
): TemplateResult {
  const recall = (): void => {
    preferences.recall();
    session.recallUnreadable();
  };
  const { settings, aside, replacedMatches, ownChips } = contents;
  const { chips, ...brings } = contents.brings;
  const chipsLine = ownChips === null ? "transfer-chips" : "transfer-chips-own";
  const lines = [
    contents.matches > 0 && say("transfer-matches", { count: contents.matches }),
    replacedMatches > 0 && say("transfer-replaced", { count: replacedMatches }),
    settings && say("transfer-settings"),
    chips !== undefined && say(chipsLine, { count: chips, own: ownChips ?? 0 }),
    ...Object.entries(brings).map(([part, count]) => say(`transfer-${part}`, { count })),
    aside > 0 && say("transfer-aside", { count: aside }),
  ].filter((line) => line !== false);
  const isNone = lines.length === 0 && !matches.all;
  return html`<div class="preview" role="group" aria-labelledby="transfer-found">
    <h3 id="transfer-found">${say("transfer-found")}</h3>
    ${lines.length > 0 ? html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>` : html`<p>${say("transfer-nothing")}</p>`}
    ${Object.keys(contents.stays).length > 0 ? staying(contents, matches) : nothing}
    <div class="tools">
      <button class="quiet" data-move="leave-it" @click=${() => matches.refuse(null)}>${say("transfer-leave")}</button>
      <button class="primary" data-move="take-over" ?disabled=${isNone} @click=${() => matches.take(recall)}>${say("transfer-take")}</button>
    </div>
  </div>`;
}

/** Local data newer than the file, which is replaced only if the player wants it. */
function staying({ stays, instead, ownChips }: Contents, matches: Matches): TemplateResult {
  const lines = Object.entries(stays).map(([part, count]) =>
    say(`stays-${part}`, { count, own: ownChips ?? 0 }),
  );
  const change = ({ target }: Event) => matches.set({ all: (target as HTMLInputElement).checked });
  return html`<h3>${say("transfer-stays")}</h3>
    <ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>
    ${instead.size > 0 ? html`<label><input type="checkbox" data-name="instead" .checked=${matches.all} @change=${change}> ${say("transfer-instead")}</label>` : nothing}`;
}

function choose({ target }: Event, openFile: (file: File) => void): void {
  const input = target as HTMLInputElement;
  const [file] = input.files ?? [];
  if (!file) return;
  openFile(file);
  // Allows choosing the same file again.
  input.value = "";
}
