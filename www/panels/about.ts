/** One sentence about a thing of the table, beside it. */

import { html, type TemplateResult } from "lit/html.js";
import { speak } from "../locales/messages";
import type { About, Sentence } from "../state";
import { at } from "../table/at";
import type { Rect } from "../table/rect";

/** Room for the words; how far they are from the thing, and at least from the edge of the window. */
const ROOM = { w: 290, h: 130, gap: 8, edge: 8 };

export function about({ thing, rect }: About, sentence: Sentence): TemplateResult {
  const { clientWidth } = document.documentElement;
  const w = Math.min(ROOM.w, clientWidth - 2 * ROOM.edge);
  const middle = rect.x + rect.w / 2;
  const x = Math.min(Math.max(middle - w / 2, ROOM.edge), clientWidth - ROOM.edge - w);
  const above = rect.y > ROOM.h;
  const y = above ? rect.y - ROOM.gap - ROOM.h : rect.y + rect.h + ROOM.gap;
  const box: Rect = { x, y, w, h: ROOM.h };
  return html`<div class="bubble about ${above ? "above" : "under"}" data-told=${thing} ${at(box)}><div><p>${speak(sentence)}</p></div></div>`;
}
