/** What can be done by keyboard, and the switch for those whom single keys disturb. */

import { html, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import type { GameView } from "../pkg/istaka";
import type { State } from "../state";
import { closing, type DialogActions, head } from "./dialog";
import { onOff } from "./settings";

/** Names of keys come from the catalogue, letters and digits are what they are. */
const RACK = [
  [["arrows"], "go"],
  [["home", "end"], "ends"],
  [["shift", "arrows"], "move"],
  [["ctrl", "shift", "arrows"], "block"],
  [["space"], "choose"],
  [["enter"], "throw"],
  [["escape"], "let-go"],
] as const;

const SINGLE = [
  [["D"], "draw"],
  [["T"], "take"],
  [["F"], "finish"],
  [["S"], "twin"],
  [["P"], "pass"],
  [["X"], "swap"],
  [["1", "2", "3", "4"], "arrange"],
  [["C"], "close-up"],
  [["H"], "hint"],
  [["U"], "undo"],
  [["N"], "hurry"],
  [["M"], "menu"],
  [["?"], "help"],
] as const;

type Row = readonly [keys: readonly string[], deed: string];

export function keys(_: GameView, actions: DialogActions, { settings }: State): TemplateResult {
  return html`
    ${head(say("keys-title"))}
    <div class="body keys" tabindex="0">
      <h2>${say("keys-rack")}</h2>
      ${list(RACK)}
      <h2>${say("keys-single")}</h2>
      ${onOff("keys", settings.keys, actions.set)} ${list(SINGLE)}
    </div>
    ${closing(actions)}
  `;
}

function list(rows: readonly Row[]): TemplateResult {
  return html`<dl>${rows.map(([keys, deed]) => html`<dt>${keys.map((key) => html`<kbd>${keyName(key)}</kbd> `)}</dt><dd>${say(`key-${deed}`)}</dd>`)}</dl>`;
}

function keyName(key: string): string {
  return key.length > 1 ? say(`key-name-${key}`) : key;
}
