/** Rules as text: sharing the player's own, and reading those of others. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, speak } from "../../locales/messages";
import { announced } from "../../ui/announced";
import { copied, selectAll } from "../../ui/hand-on";
import { closing, type DialogActions, head } from "../dialog";
import type { Drafts } from "./drafts";

export function sharing(actions: DialogActions, drafts: Drafts): TemplateResult {
  if (!drafts.shown) return html``;
  const { shared, said } = drafts.shown;
  const unread = said?.id.startsWith("unread-") ? said : null;
  const told = said?.id === "did-copy" || said?.id === "no-copy" ? speak(said) : "";
  return html`
    ${head(say("sharing-title"))}
    <div class="body sharing">
      ${shared ? own(shared, drafts) : nothing}
      <form @submit=${(event: Event) => take(event, actions, drafts)}>
        <h2 id="sharing-other">${say("others-rules")}</h2>
        <textarea required rows="2" aria-labelledby="sharing-other" aria-describedby="sharing-why" spellcheck="false"
          aria-invalid=${unread !== null} placeholder="istaka-rules 1"></textarea>
        <p id="sharing-why" class="trouble" role="alert">${announced(unread ? speak(unread) : nothing)}</p>
        <div class="tools"><button class="quiet" data-move="take">${say("take-rules")}</button></div>
      </form>
    </div>
    ${closing(actions, html`<p role="status">${announced(told)}</p>`, "back")}
  `;
}

/** The draft as text, if it can be played. */
function own(shared: string, drafts: Drafts): TemplateResult {
  return html`<section>
      <h2 id="sharing-own">${say("sharing-own")}</h2>
      <textarea readonly rows="2" aria-labelledby="sharing-own" .value=${shared} @focus=${selectAll}></textarea>
      <div class="tools">
        <button class="quiet" data-move="copy" @click=${() => copy(shared, drafts)}>${say("copy-text")}</button>
        <button class="quiet" data-move="copy-link" @click=${() => copy(linkToRules(shared), drafts)}>${say("copy-link")}</button>
      </div>
    </section>`;
}

/** Returns the address of the page with the rules in it. */
export function linkToRules(shared: string): string {
  return new URL(`?${new URLSearchParams({ rules: shared })}`, location.href).href;
}

async function copy(text: string, drafts: Drafts): Promise<void> {
  await drafts.say((await copied(text)) ? "did-copy" : "no-copy");
}

async function take(event: Event, actions: DialogActions, drafts: Drafts): Promise<void> {
  event.preventDefault();
  const text = (event.target as Element).querySelector<HTMLTextAreaElement>(
    "textarea:not([readonly])",
  );
  if (await drafts.take(text?.value ?? "")) actions.close();
}
