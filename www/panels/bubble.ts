/** A sentence beside the place that it is about, and the buttons that answer it. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, speak } from "../locales/messages";
import type { Place, State } from "../state";
import { at } from "../table/at";
import type { Places, Rect } from "../table/places";
import { takesPrompt } from "./prompt";

export interface BubbleActions {
  discard(tile: string): void;
  declare(tile: string): void;
  keep(): void;
}

/** Room for the words, and from their edge to the place. */
const ROOM = { w: 300, h: 150, gap: 14 };
/** With less of it nothing fits above a place. */
const HEADROOM = 100;
/** Between the words and a tile that they leave in sight; narrower than the other they cover it. */
const AIR = 8;
const LEAST = 180;
/** What two lines take, three, and a question with its buttons; and the words under a tile of the felt. */
const HEIGHTS = { sentence: 60, refusal: 90, question: 110, words: 26 };

export function bubble(state: State, places: Places, actions: BubbleActions): TemplateResult {
  const { notice, game } = state;
  if (!notice?.at || !game?.table) return html``;
  const { throws, declares } = notice;
  const agreed = throws ?? declares;
  const { box, tip, side } = spotOf(notice.at, agreed !== undefined, state, places);
  return html`
    <div class="bubble ${side}" data-at=${notice.at} ${at(box)}>
      <div>
        <p>${speak(notice)}</p>
        ${
          agreed
            ? html`<button class="quiet" data-move="keep" @click=${() => actions.keep()}>${say(throws ? "keep" : "cancel")}</button>
              <button class="primary" data-move=${throws ? "throw" : "declare"} @click=${() => (throws ? actions.discard(throws) : actions.declare(agreed))}>${say(throws ? "throw" : "declare")}</button>`
            : nothing
        }
      </div>
    </div>
    ${tip ? html`<i class="tip" ${at(tip)}></i>` : nothing}
  `;
}

function rectOf(place: Place, { game }: State, { finish, stock, piles }: Places): Rect {
  if (place === "stock") return stock;
  if (place === "finish") return finish;
  const seat = place === "take" ? (game?.table?.previous ?? 0) : 0;
  return piles[seat] ?? stock;
}

interface Spot {
  readonly box: Rect;
  /** Null where the sentence stands for the prompt instead. */
  readonly tip: Rect | null;
  readonly side: string;
}

/** Beside the place, or where that would cut off other words in a narrow window: over the prompt or the rack. */
function spotOf(at: Place, asks: boolean, state: State, places: Places): Spot {
  const { indicator, finish, rack, prompt, seats, kind } = places;
  const anchor = rectOf(at, state, places);
  if (finish.y < rack.y) return beside(anchor, places);
  const words = indicator.y + indicator.h + HEIGHTS.words;
  if (takesPrompt(state, places)) {
    const roomy = prompt.y + prompt.h - HEIGHTS.refusal >= words;
    return roomy ? overPrompt(prompt, rack) : overRack(rack);
  }
  const other = seats[2] ?? seats[1] ?? finish;
  const above = anchor.y > indicator.y + indicator.h ? words : other.y + other.h;
  const height = asks ? HEIGHTS.question : HEIGHTS.sentence;
  if (anchor.y - ROOM.gap - height >= above) return beside(anchor, places);
  if (asks || kind === "compact") return overRack(rack);
  return insteadOf(prompt, anchor, words);
}

/** Just above the rack, over the player himself: where there is no room for both. */
function overRack({ x, y, w }: Rect): Spot {
  return { box: { x, y: y - 3 - ROOM.h, w, h: ROOM.h }, tip: null, side: "above over" };
}

/** In the place of the prompt, which lies between the lower piles and under the stock. */
function insteadOf(prompt: Rect, anchor: Rect, words: number): Spot {
  const { x, w } = prompt;
  const middle = anchor.x + anchor.w / 2;
  if (middle > x && middle < x + w) {
    const y = words + ROOM.gap / 2;
    return { box: { x, y, w, h: ROOM.h }, tip: tipAt(middle, y), side: "under instead" };
  }
  const y = prompt.y + prompt.h / 2;
  const box = { x, y: y - ROOM.h / 2, w, h: ROOM.h };
  return { box, tip: tipAt(middle < x ? x : x + w, y), side: "instead" };
}

function tipAt(x: number, y: number): Rect {
  return { x: x - 8, y: y - 8, w: 16, h: 16 };
}

/** Over the prompt and what little is needed above it. */
function overPrompt(prompt: Rect, rack: Rect): Spot {
  const w = Math.min(ROOM.w, rack.w);
  const x = Math.min(prompt.x + (prompt.w - w) / 2, rack.x + rack.w - w);
  const box = { x: Math.max(x, rack.x), y: prompt.y + prompt.h - ROOM.h, w, h: ROOM.h };
  return { box, tip: null, side: "above" };
}

/** Above the place; where there is no room, below it, or beside it at the edge of the table; within the rack's width. */
function beside(anchor: Rect, places: Places): Spot {
  const { rack } = places;
  const { h, gap } = ROOM;
  const [x, y] = [anchor.x + anchor.w / 2, anchor.y + anchor.h / 2];
  const wide = Math.min(ROOM.w, rack.w);
  const least = Math.min(Math.max(x - wide / 2, rack.x), rack.x + rack.w - wide);
  const edge = least > x - wide / 2 ? "start" : least < x - wide / 2 ? "end" : "";
  if (anchor.y > HEADROOM) {
    const bottom = anchor.y - gap;
    const left = Math.max(least, clearOf(places, bottom, least + wide));
    const box = { x: left, y: bottom - h, w: least + wide - left, h };
    return { box, tip: tipAt(x, bottom), side: `above ${edge}` };
  }
  if (edge === "") {
    const top = anchor.y + anchor.h + gap;
    return { box: { x: least, y: top, w: wide, h }, tip: tipAt(x, top), side: "under" };
  }
  const start = anchor.x + anchor.w + gap;
  const end = anchor.x - gap;
  const box = {
    x: edge === "end" ? end - wide : start,
    y: Math.max(4, y - h / 2),
    w: wide,
    h,
  };
  return { box, tip: tipAt(edge === "end" ? end : start, y), side: edge };
}

/** Where words above a line begin that end at `right`, so that indicator and okey stay in sight. */
function clearOf({ indicator, okey }: Places, bottom: number, right: number): number {
  const ends = [indicator, okey]
    .filter((kept) => kept.y < bottom && kept.y + kept.h > bottom - ROOM.h)
    .map((kept) => kept.x + kept.w + AIR);
  return Math.max(0, ...ends.filter((end) => right - end >= LEAST));
}
