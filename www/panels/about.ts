/** One sentence about a thing of the table, beside it. */

import { html, type TemplateResult } from "lit/html.js";
import { clamp } from "../clamp";
import { speak } from "../locales/messages";
import type { About, Sentence } from "../state";
import { at } from "../table/at";
import type { Layout } from "../table/layout";
import { meet, type Rect } from "../table/rect";
import { givesWay, heightOf, scaleOf, widthOf } from "./spot";

/** The words' width; how far they are from the thing, and at least from the edge of the window. */
const ROOM = { w: 340, gap: 8, edge: 8 };

export function about(told: About, sentence: Sentence, layout: Layout): TemplateResult {
  const words = speak(sentence);
  const rect = anchorOf(told, layout);
  const { clientWidth } = document.documentElement;
  const most = Math.min(ROOM.w * scaleOf(layout), clientWidth - 2 * ROOM.edge);
  const w = Math.min(most, widthOf(words.length, layout));
  const h = heightOf({ letters: words.length, asks: false }, w, layout);
  const middle = rect.x + rect.w / 2;
  const x = clamp(middle - w / 2, ROOM.edge, clientWidth - ROOM.edge - w);
  const above = rect.y > h + ROOM.gap + ROOM.edge;
  const y = above ? rect.y - ROOM.gap - h : rect.y + rect.h + ROOM.gap;
  const box: Rect = { x, y, w, h };
  const side = `${above ? "above" : "under"} ${givesWay(box, layout)}`;
  return html`<div class="bubble about ${side}" data-told=${told.thing} ${at(box)}><div><p>${words}</p></div></div>`;
}

/** What stands in two lines beside the player's picture is spoken of beside the whole of it. */
function anchorOf({ rect }: About, { kind, seats: [own] }: Layout): Rect {
  return kind !== "desktop" && own && meet(rect, own) ? own : rect;
}
