/** The card beside the table on a first visit: an introduction, and ways to begin. */

import "../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { brief, say, speak, tileNames } from "../locales/messages";
import type { Front } from "../state/faces";
import type { Sentence } from "../state/state";
import { at } from "../table/at";
import type { Card } from "../table/layout";

/** Ways to begin: at once, with hints for a round, or as a player who knows the game. */
export type Greeting = "play" | "lesson" | "known";

/** Tiles, and their caption. */
export interface Figure {
  readonly tiles: readonly Front[];
  readonly caption: string;
}

export function welcome(
  aim: Sentence,
  figures: readonly Figure[],
  { at: place, rect, brief: few }: Card,
  greet: (how: Greeting) => void,
  learn: () => void,
): TemplateResult {
  const button = (how: Greeting): TemplateResult =>
    html`<button class=${how === "play" ? "primary" : "quiet"} data-greet=${how} @click=${() => greet(how)}>${say(`welcome-${how}`)}</button>`;
  return html`<section class="card ${place} ${few ? "few" : ""}" data-card="welcome" aria-labelledby="card-title" ${at(rect)}>
    <div>
      <h2 id="card-title" class=${place === "side" ? "" : "unseen"}>${say("welcome-title")}</h2>
      <p class="aim">${speak(few || place === "strip" ? brief(aim) : aim)}
        <button class="learn" data-dialog="lessons" @click=${learn}>${say("learn")}</button></p>
      ${place === "strip" ? nothing : html`<div class="pictures">${figures.map(figure)}</div>`}
      <footer>${button("play")} ${button("lesson")} ${button("known")}</footer>
      ${place === "side" ? html`<p class="note">${say("welcome-note")}</p>` : nothing}
    </div>
  </section>`;
}

function figure({ tiles, caption }: Figure): TemplateResult {
  return html`<figure><tile-row role="img" aria-label=${tileNames(tiles)} .tiles=${tiles}></tile-row><figcaption>${caption}</figcaption></figure>`;
}
