/** The heading of a table with a contest or the deal of a day. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { meet, type Rect } from "../state/rect";
import type { DialogName } from "../state/state";
import { at } from "../table/at";
import type { Layout } from "../table/layout";

export interface Heading {
  readonly title: string;
  /** The facts that count at the table, the most important first. */
  readonly facts: readonly string[];
  /** The dialog with all of it. */
  readonly dialog: DialogName;
}

/** Size in pixels where the bar has no room, distance from other things, step of the search. */
const WIDTH = 150;
const HEIGHT = 54;
const AIR = 4;
const STEP = 6;

export function heading(
  { title, facts, dialog }: Heading,
  open: (dialog: DialogName) => void,
  place: Rect | null = null,
): TemplateResult {
  return html`<button class="heading" data-dialog=${dialog} ${place ? at(place) : nothing}
    aria-label=${[title, ...facts].join(", ")} @click=${() => open(dialog)}>
    <b>${title}</b><small class="facts-line">${facts.map((fact) => html`<span>${fact}</span>`)}</small></button>`;
}

/** Finds room on the felt of a phone on its side, anew only when something has moved. */
export class HeadingRoom {
  #taken = "";
  #room: Rect | null = null;

  /** Returns the place; null at other tables, and if there is none. */
  in(layout: Layout): Rect | null {
    const { kind, width, rack, seats, things, words, piles, prompt, main, arrange } = layout;
    if (kind !== "landscape") return null;
    const all = [...things, ...words, ...seats, ...piles, prompt, main, arrange];
    const taken = all.filter((rect) => rect !== null);
    const key = [width, rack.y, ...taken.flatMap(({ x, y, w, h }) => [x, y, w, h])].join();
    if (key !== this.#taken) this.#room = free(taken, width, rack.y);
    this.#taken = key;
    return this.#room;
  }
}

function free(taken: readonly Rect[], width: number, bottom: number): Rect | null {
  for (let y = AIR; y + HEIGHT + AIR < bottom; y += STEP)
    for (let x = width - WIDTH - 60; x >= AIR; x -= STEP) {
      const room = { x, y, w: WIDTH, h: HEIGHT };
      if (!taken.some((rect) => meet(room, rect, AIR))) return room;
    }
  return null;
}
