/** The list of keys, and the switch for single keys. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import type { State } from "../state/state";
import type { Action } from "../table/action";
import type { KeyUse } from "../table/game";
import { onKeys, PAGE_KEYS } from "../table/keys";
import { closing, type DialogActions, head } from "./dialog";
import { onOff } from "./settings";

type Row = readonly [keys: readonly string[], deed: string];

/** Names of keys come from the catalogue; letters and digits stand for themselves. */
const onRack = (enter: string): readonly Row[] => [
  [["arrows"], "go"],
  [["home", "end"], "ends"],
  [["shift", "arrows"], "move"],
  [["ctrl", "shift", "arrows"], "block"],
  [["space"], "choose"],
  [["enter"], enter],
  [["escape"], "let-go"],
];

/** Keys of tables with series. */
const ON_TABLE: readonly Row[] = [
  [["arrows"], "over"],
  [["home", "end"], "series-ends"],
];

/** Keys of tables whose series stay as they lie. */
const LYING: readonly Row[] = [[["space", "enter"], "put-here"]];

/** Keys of tables whose series the player rebuilds. */
const REBUILDING: readonly Row[] = [
  [["space", "enter"], "put"],
  [["shift", "arrows"], "extend"],
  [["backspace"], "home"],
];

export function keys(use: KeyUse, actions: DialogActions, { settings }: State): TemplateResult {
  return html`
    ${head(say("keys-title"))}
    <div class="body keys" tabindex="0">
      <h2>${say("keys-rack")}</h2>
      ${list(onRack(deedOf(use.actions.find(({ key }) => key === "enter"))))}
      ${use.series ? [html`<h2>${say("keys-table")}</h2>`, list([...ON_TABLE, ...(use.melds ? REBUILDING : LYING)])] : nothing}
      <h2>${say("keys-single")}</h2>
      ${onOff("keys", settings.keys, actions.set)} ${onOff("steps", settings.steps, actions.set)} ${list(single(use))}
    </div>
    ${closing(actions)}
  `;
}

/** Lists the single keys; those of one deed stand together. */
function single(use: KeyUse): Row[] {
  const own = onKeys(use).map((action) => [action.key ?? "", deedOf(action)] as const);
  const all = [...own, ...Object.entries(PAGE_KEYS)];
  const deeds = [...new Set(all.map(([, deed]) => deed))];
  return deeds.map((deed) => [
    all.flatMap(([key, other]) => (other === deed ? key.toUpperCase() : [])),
    deed,
  ]);
}

function deedOf(action: Action | undefined): string {
  return action?.deed ?? action?.name ?? "";
}

function list(rows: readonly Row[]): TemplateResult {
  return html`<dl>${rows.map(([keys, deed]) => html`<dt>${keys.map((key) => html`<kbd>${keyName(key)}</kbd> `)}</dt><dd>${say(`key-${deed}`)}</dd>`)}</dl>`;
}

function keyName(key: string): string {
  return key.length > 1 ? say(`key-name-${key}`) : key;
}
