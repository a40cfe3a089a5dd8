/** One sentence about a thing of the table, beside it. */

import { html, type TemplateResult } from "lit/html.js";
import { say, seatName, speak, tileName } from "../locales/messages";
import type { Sentence, State, Thing } from "../state";
import { at } from "../table/at";
import type { Rect } from "../table/rect";
import { aim, counted } from "./tally";

/** Room for the words; how far they are from the thing, and at least from the edge of the window. */
const ROOM = { w: 290, h: 130, gap: 8, edge: 8 };

export function about(state: State): TemplateResult {
  const sentence = state.about && aboutThing(state.about.thing, state);
  if (!state.about || !sentence) return html``;
  const { rect } = state.about;
  const { clientWidth } = document.documentElement;
  const w = Math.min(ROOM.w, clientWidth - 2 * ROOM.edge);
  const middle = rect.x + rect.w / 2;
  const x = Math.min(Math.max(middle - w / 2, ROOM.edge), clientWidth - ROOM.edge - w);
  const above = rect.y > ROOM.h;
  const y = above ? rect.y - ROOM.gap - ROOM.h : rect.y + rect.h + ROOM.gap;
  const box: Rect = { x, y, w, h: ROOM.h };
  return html`<div class="bubble about ${above ? "above" : "under"}" data-told=${state.about.thing} ${at(box)}><div><p>${speak(sentence)}</p></div></div>`;
}

/** Null before anything is dealt. */
export function aboutThing(thing: Thing, { game }: State): Sentence | null {
  const table = game?.table;
  if (!table) return null;
  const okey = tileName({ ...table.okey, wild: false });
  switch (thing) {
    case "okey":
      return { id: "thing-okey", args: { tile: okey } };
    case "indicator": {
      const odd = table.indicator.color === null;
      const tile = tileName({ ...table.indicator, wild: false });
      return { id: odd ? "thing-indicator-odd" : "thing-indicator", args: { tile, okey } };
    }
    case "false-joker":
      return { id: "thing-false-joker", args: { tile: okey } };
    case "stock":
      return { id: "thing-stock", args: { count: table.stock, name: seatName(table.previous) } };
    case "away":
      return { id: "thing-away", args: { count: table.deficiency } };
    case "penalty":
      return { id: `thing-${counted(game)}`, args: { aim: aim(game) } };
    default:
      return { id: `thing-${thing}`, args: { name: seatName(table.previous) } };
  }
}

/** What it is called where it can be asked about by keyboard. */
export function askedAbout(thing: "away" | "penalty"): string {
  return say(`thing-${thing}-label`);
}
