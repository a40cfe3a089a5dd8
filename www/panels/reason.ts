/** The tiles that the reason of a hint counts, in a strip beside the words. */

import "../elements/tile-row";
import { html, type TemplateResult } from "lit/html.js";
import { tileNames } from "../locales/messages";
import type { State } from "../state";
import { at } from "../table/at";
import type { Places, Rect } from "../table/places";

/** Room for three rows of small tiles, and from the strip to the words or to the rack, in pixels. */
const ROOM = 120;
const AIR = 6;
/** Wider than this the eye has to travel. */
const WIDEST = 620;

export function reason({ hint, notice, dialog }: State, places: Places): TemplateResult {
  if (!hint || hint.counted.length === 0 || notice || dialog) return html``;
  const { counted } = hint;
  return html`<div class="reason" ${at(roomIn(places))}>
    <tile-row role="img" aria-label=${tileNames(counted)} .tiles=${counted}></tile-row>
  </div>`;
}

/** Right above the words, or above the rack where the words are below it. */
function roomIn({ prompt, rack }: Places): Rect {
  const below = prompt.y > rack.y;
  const w = Math.min(rack.w, WIDEST);
  const middle = below ? rack.x + rack.w / 2 : prompt.x + prompt.w / 2;
  const x = Math.min(Math.max(middle - w / 2, rack.x), rack.x + rack.w - w);
  return { x, y: (below ? rack.y : prompt.y) - AIR - ROOM, w, h: ROOM };
}
