/** The card beside the table before the first match of a game: it asks if the player is new. */

import "../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { brief, say, speak, tileNames } from "../locales/messages";
import type { Front } from "../state/faces";
import type { Sentence } from "../state/state";
import { at } from "../table/at";
import type { Card } from "../table/layout";

/** The answers: a staged hand comes first, or the match begins. */
export type Greeting = "new" | "known";

/** Tiles, and their caption. */
export interface Figure {
  readonly tiles: readonly Front[];
  readonly caption: string;
}

export function welcome(
  aim: Sentence,
  figures: readonly Figure[],
  { at: place, rect, brief: isBrief }: Card,
  greet: (how: Greeting) => void,
  learn: () => void,
): TemplateResult {
  const button = (how: Greeting): TemplateResult =>
    html`<button class=${how === "new" ? "primary" : "quiet"} data-greet=${how} @click=${() => greet(how)}>${say(`welcome-${how}`)}</button>`;
  return html`<section class="card ${place} ${isBrief ? "few" : ""}" data-card="welcome" aria-labelledby="card-title" ${at(rect)}>
    <div>
      <h2 id="card-title" class=${place === "side" ? "" : "unseen"}>${say("welcome-title")}</h2>
      <p class="aim">${speak(isBrief || place === "strip" ? brief(aim) : aim)}
        <button class="learn" data-dialog="lessons" @click=${learn}>${say("learn")}</button></p>
      ${place === "strip" ? nothing : html`<div class="pictures">${figures.map(figure)}</div>`}
      <footer>${button("new")} ${button("known")}</footer>
      ${place === "side" ? html`<p class="note">${say("welcome-note")}</p>` : nothing}
    </div>
  </section>`;
}

function figure({ tiles, caption }: Figure): TemplateResult {
  return html`<figure><tile-row role="img" aria-label=${tileNames(tiles)} .tiles=${tiles}></tile-row><figcaption>${caption}</figcaption></figure>`;
}
