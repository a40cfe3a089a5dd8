/** Elements above the table: buttons on the players, and words beside a place. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import "../ui/tile-row";
import { clamp } from "../base/clamp";
import { say, seatName, tell } from "../locales/messages";
import { faceIn } from "../state/faces";
import { meet, type Rect } from "../state/rect";
import type { About, Question, Sentence, State } from "../state/state";
import { at } from "../table/at";
import type { Layout } from "../table/layout";
import { withTiles } from "../ui/with-tiles";
import { calloutFor, givesWay, heightOf, scaleOf, sizeOf, widthOf } from "./callout";

export interface OverActions {
  /** Answers a question with an action, or by keeping the tile. */
  act(action: string, how?: { readonly sure: boolean }): void;
  keep(): void;
  /** Shows the pile at a seat. */
  look(seat: number): void;
  /** Introduces the player at a seat. */
  meet(seat: number): void;
  /** Explains the turn that this event ended. */
  explain(event: number): void;
}

/** The elements of a game above the table. */
export interface OverGame {
  over(state: State, layout: Layout, actions: OverActions): TemplateResult;
  /** Returns the explanation of a thing; "points" are those of a player. */
  about(thing: string, state: State): Sentence | null;
}

export function over(
  state: State,
  layout: Layout,
  game: OverGame,
  actions: OverActions,
): TemplateResult {
  const told = state.about && game.about(state.about.thing, state);
  return html`${people(state, layout, actions)} ${game.over(state, layout, actions)}
    ${bubble(state, layout, actions)} ${state.about && told ? about(state.about, told, layout) : nothing}`;
}

/** Buttons over the opponents, each to the player's introduction. */
function people({ game }: State, { seats }: Layout, { meet }: OverActions): TemplateResult[] {
  if (!game) return [];
  return seats.flatMap((rect, seat) =>
    rect && seat > 0
      ? html`<button class="person" data-about="points" data-person=${seat} ${at(rect)} aria-label=${say("opponent-label", { name: seatName(seat) })} @click=${() => meet(seat)}></button>`
      : [],
  );
}

/** A sentence beside the place it refers to, with the buttons that answer it. */
function bubble({ notice, game }: State, layout: Layout, actions: OverActions): TemplateResult {
  if (!notice?.at || !game?.table) return html``;
  const { asks } = notice;
  const words = tell(notice);
  const anchor = layout.targets.find(({ name }) => name === notice.at)?.rect ?? layout.source;
  const size = sizeOf(words);
  // A tile that the question draws itself is not shown before it too.
  const tile = asks?.tile && !size.drawn ? faceIn(game.table, asks.tile) : null;
  const said = { ...size, asks: asks?.answers.length, tile: tile !== null };
  const { box, tip, side } = calloutFor(anchor, said, layout);
  return html`
    <div class="bubble ${side}" data-at=${notice.at} ${at(box)}>
      <div>
        <p>${tile ? html`<tile-row aria-hidden="true" .tiles=${[tile]}></tile-row>` : nothing}<span>${withTiles(words)}</span></p>
        ${asks ? html`<div class="answers">${answers(asks, actions)}</div>` : nothing}
      </div>
    </div>
    ${tip ? html`<i class="tip" ${at(tip)}></i>` : nothing}
  `;
}

function answers({ answers }: Question, { act, keep }: OverActions): TemplateResult[] {
  return answers.map(({ name, word, action }) => {
    const main = name === answers.at(-1)?.name;
    const answer = (): void => (action === null ? keep() : act(action, { sure: true }));
    return html`<button class=${main ? "primary" : "quiet"} data-move=${name} @click=${answer}>${say(word)}</button>`;
  });
}

/** Pixels: text width, distance from the thing, and least distance from the window's edge. */
const ROOM = { w: 340, gap: 8, edge: 8 };

/** A one-sentence explanation of a thing on the table, shown beside it. */
function about(told: About, sentence: Sentence, layout: Layout): TemplateResult {
  const words = tell(sentence);
  const size = sizeOf(words);
  const rect = anchorOf(told, layout);
  const { clientWidth } = document.documentElement;
  const most = Math.min(ROOM.w * scaleOf(layout), clientWidth - 2 * ROOM.edge);
  const w = Math.min(most, widthOf(size.letters, layout));
  const h = heightOf(size, w, layout);
  const middle = rect.x + rect.w / 2;
  const x = clamp(middle - w / 2, ROOM.edge, clientWidth - ROOM.edge - w);
  const above = rect.y > h + ROOM.gap + ROOM.edge;
  const y = above ? rect.y - ROOM.gap - h : rect.y + rect.h + ROOM.gap;
  const box: Rect = { x, y, w, h };
  const side = `${above ? "above" : "under"} ${givesWay(box, layout)}`;
  return html`<div class="bubble about ${side}" data-told=${told.thing} ${at(box)}><div><p>${withTiles(words)}</p></div></div>`;
}

/** Anchors the two lines beside the player's picture to the whole seat. */
function anchorOf({ rect }: About, { kind, seats: [own] }: Layout): Rect {
  return kind !== "desktop" && own && meet(rect, own) ? own : rect;
}
