/** The list of keys, and the switches for single keys and for going on step by step. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, spoken } from "../locales/messages";
import type { State } from "../state/state";
import type { KeyUse } from "../table/game";
import { type KeyList, keyLists, keyName, type Row } from "../table/key-list";
import { closing, type DialogActions, head } from "./dialog";
import { onOff } from "./settings";

export function keys(use: KeyUse, actions: DialogActions, { settings }: State): TemplateResult {
  const { set } = actions;
  const switches = html`${onOff("keys", settings.keys, set)} ${onOff("steps", settings.steps, set)}`;
  return html`
    ${head(say("keys-title"))}
    <div class="body keys" tabindex="0">
      ${keyLists(use).map((list) => part(list, list.heading === "keys-single" ? switches : nothing))}
    </div>
    ${closing(
      actions,
      html`<p><a href=${`rules/ear/${spoken()}.html`} target="_blank" rel="noopener">${say("ear-title")}</a></p>`,
    )}
  `;
}

function part({ heading, rows }: KeyList, before: unknown): TemplateResult {
  return html`<section><h2>${say(heading)}</h2>
    ${before}<dl>${rows.map(row)}</dl></section>`;
}

function row([keys, deed]: Row): TemplateResult {
  return html`<dt>${keys.map((key) => html`<kbd>${keyName(key, say)}</kbd> `)}</dt><dd>${say(`key-${deed}`)}</dd>`;
}
