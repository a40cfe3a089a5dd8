/**
 * Tells about data that could not be saved, and about saved data that cannot be read; offers both
 * as text.
 */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameView } from "../engine/views";
import { say } from "../locales/messages";
import type { State, Unreadable } from "../state/state";
import { MOST, sinceWhen } from "../store/matches";
import { closing, type DialogActions, head, runningMatch } from "./dialog";
import { dated } from "./numbers";
import "../ui/match-text";
import { announced } from "../ui/announced";

export function kept(_: GameView, actions: DialogActions, state: State): TemplateResult {
  const { trouble, unreadable } = state;
  return html`
    ${head(say("kept-title"))}
    <div class="body kept" tabindex="0">
      <p role="status">${announced(say(trouble ? `kept-${trouble}` : "kept-well"))}</p>
      ${trouble ? unkept(trouble, actions) : nothing}
      ${unreadable.length > 0 ? putAside(state, actions) : nothing}
    </div>
    ${closing(actions)}
  `;
}

function unkept(trouble: NonNullable<State["trouble"]>, actions: DialogActions): TemplateResult {
  return html`
    <p>${say(`kept-${trouble}-way`)}</p>
    <div class="tools"><button class="primary" data-move="keep-again" @click=${() => actions.session.keepAgain()}>${say("kept-again")}</button></div>
    <h2>${say("kept-text")}</h2>
    ${runningMatch(actions)}
  `;
}

function putAside({ unreadable }: State, actions: DialogActions): TemplateResult {
  return html`
    <h2>${say("aside-title")}</h2>
    <p>${say("aside-why", { count: MOST })}</p>
    ${unreadable.map((found) => one(found, actions))}
  `;
}

function one(found: Unreadable, { session }: DialogActions): TemplateResult {
  const { key, text, gone = false } = found;
  const since = sinceWhen(found);
  const label = since ? dated(since, { dateStyle: "long", timeStyle: "short" }) : say("aside-some");
  const given = { text, label, file: `${key.replace(/[^\w.-]/g, "-")}.txt` };
  return html`<section>
    <h3>${label}</h3>
    <p role="status">${announced(gone ? say("aside-gone") : nothing)}${gone ? html` <button class="small" data-move="have-back" @click=${() => session.throwAway(found, false)}>${say("undo")}</button>` : nothing}</p>
    ${
      gone
        ? nothing
        : html`<match-text .given=${given}></match-text>
          <button class="quiet drop" data-move="drop" aria-label=${say("aside-drop-label", { name: label })} @click=${() => session.throwAway(found, true)}>${say("aside-drop")}</button>`
    }
  </section>`;
}
