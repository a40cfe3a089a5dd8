/** What stands beside the table at a first visit: what the game is about, and how to begin. */

import "../elements/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Front } from "../faces";
import { say, tileName, tileNames } from "../locales/messages";
import type { State } from "../state";
import { at } from "../table/at";
import type { Card } from "../table/layout";

/** How somebody begins: at once, with hints for a round, or as who knows the game. */
export type Greeting = "play" | "lesson" | "known";

type Look = readonly [color: "R" | "Y" | "B" | "K", number: number];

/** Examples; of each the first that has no tile of the okey's number, which would be a special one. */
const RUNS: readonly (readonly Look[])[] = [
  [
    ["B", 4],
    ["B", 5],
    ["B", 6],
  ],
  [
    ["B", 9],
    ["B", 10],
    ["B", 11],
  ],
];
const GROUPS: readonly (readonly Look[])[] = [
  [
    ["R", 8],
    ["Y", 8],
    ["K", 8],
  ],
  [
    ["R", 2],
    ["Y", 2],
    ["K", 2],
  ],
];

export function welcome(
  { game }: State,
  { at: place, rect, brief }: Card,
  greet: (how: Greeting) => void,
): TemplateResult {
  const okey = game?.table?.okey;
  const button = (how: Greeting): TemplateResult =>
    html`<button class=${how === "play" ? "primary" : "quiet"} data-greet=${how} @click=${() => greet(how)}>${say(`welcome-${how}`)}</button>`;
  const pictures = html`<div class="pictures">
    ${figure(example(RUNS, okey), say("welcome-run"))} ${figure(example(GROUPS, okey), say("welcome-group"))}
    ${okey ? figure([okey], say("welcome-okey", { tile: tileName({ ...okey, wild: false }) })) : nothing}
  </div>`;
  return html`<section class="card ${place}" data-card="welcome" aria-labelledby="card-title" ${at(rect)}>
    <div>
      <h2 id="card-title" class=${place === "side" ? "" : "unseen"}>${say("welcome-title")}</h2>
      <p class="aim">${say(brief || place === "strip" ? "welcome-aim-short" : "welcome-aim")}</p>
      ${place === "strip" ? nothing : pictures}
      <footer>${button("play")} ${button("lesson")} ${button("known")}</footer>
      ${place === "side" ? html`<p class="note">${say("welcome-note")}</p>` : nothing}
    </div>
  </section>`;
}

function example(all: readonly (readonly Look[])[], okey: Front | undefined): Front[] {
  const plain = all.find((tiles) => tiles.every(([, number]) => number !== okey?.number));
  return (plain ?? []).map(([color, number]) => ({ color, number, wild: false }));
}

function figure(tiles: readonly Front[], caption: string): TemplateResult {
  return html`<figure><tile-row role="img" aria-label=${tileNames(tiles)} .tiles=${tiles}></tile-row><figcaption>${caption}</figcaption></figure>`;
}
