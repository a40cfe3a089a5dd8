/** A sentence beside the place that it is about, and the buttons that answer it. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, speak } from "../locales/messages";
import type { Place, State } from "../state";
import { at } from "../table/at";
import type { Places, Rect } from "../table/places";

export interface BubbleActions {
  discard(tile: string): void;
  keep(): void;
}

/** Room for the words, and from their edge to the place. */
const ROOM = { w: 300, h: 150, gap: 14 };
/** With less of it nothing fits above a place. */
const HEADROOM = 100;

export function bubble(state: State, places: Places, actions: BubbleActions): TemplateResult {
  const { notice, game } = state;
  if (!notice?.at || !game?.table) return html``;
  const { throws } = notice;
  const anchor = rectOf(notice.at, state, places);
  const { box, tip, side } = beside(anchor, places);
  return html`
    <div class="bubble ${side}" data-at=${notice.at} ${at(box)}>
      <div>
        <p>${speak(notice)}</p>
        ${
          throws
            ? html`<button class="quiet" data-move="keep" @click=${() => actions.keep()}>${say("keep")}</button>
              <button class="primary" data-move="throw" @click=${() => actions.discard(throws)}>${say("throw")}</button>`
            : nothing
        }
      </div>
    </div>
    <i class="tip" ${at(tip)}></i>
  `;
}

function rectOf(place: Place, { game }: State, places: Places): Rect {
  const { finish, stock, piles, rack } = places;
  if (place === "stock") return stock;
  // Below the rack its tiles would be covered.
  if (place === "finish") return { ...finish, y: Math.min(finish.y, rack.y) };
  const seat = place === "take" ? (game?.table?.previous ?? 0) : 0;
  return piles[seat] ?? stock;
}

/** Above the place; where there is no room, below it, or beside it at the edge of the table; within the rack's width. */
function beside(anchor: Rect, { rack }: Places): { box: Rect; tip: Rect; side: string } {
  const { w: wide, h, gap } = ROOM;
  const [x, y] = [anchor.x + anchor.w / 2, anchor.y + anchor.h / 2];
  const w = Math.min(wide, rack.w);
  const left = Math.min(Math.max(x - w / 2, rack.x), rack.x + rack.w - w);
  const edge = left > x - w / 2 ? "start" : left < x - w / 2 ? "end" : "";
  const tip = (x: number, y: number): Rect => ({ x: x - 8, y: y - 8, w: 16, h: 16 });
  if (anchor.y > HEADROOM) {
    const bottom = anchor.y - gap;
    return { box: { x: left, y: bottom - h, w, h }, tip: tip(x, bottom), side: `above ${edge}` };
  }
  if (edge === "") {
    const top = anchor.y + anchor.h + gap;
    return { box: { x: left, y: top, w, h }, tip: tip(x, top), side: "under" };
  }
  const start = anchor.x + anchor.w + gap;
  const end = anchor.x - gap;
  const box = { x: edge === "end" ? end - w : start, y: Math.max(4, y - h / 2), w, h };
  return { box, tip: tip(edge === "end" ? end : start, y), side: edge };
}
