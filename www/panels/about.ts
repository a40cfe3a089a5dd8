/** A one-sentence explanation of a thing on the table, shown beside it. */

import { html, type TemplateResult } from "lit/html.js";
import { clamp } from "../base/clamp";
import { speak } from "../locales/messages";
import { meet, type Rect } from "../state/rect";
import type { About, Sentence } from "../state/state";
import { at } from "../table/at";
import type { Layout } from "../table/layout";
import { givesWay, heightOf, scaleOf, widthOf } from "./callout";

/** Pixels: text width, distance from the thing, and least distance from the window's edge. */
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

/** Anchors the two lines beside the player's picture to the whole seat. */
function anchorOf({ rect }: About, { kind, seats: [own] }: Layout): Rect {
  return kind !== "desktop" && own && meet(rect, own) ? own : rect;
}
