/** The palette: every kind of tile in play, with the number of copies that have no place yet. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, tileName } from "../locales/messages";
import type { TileFace } from "../state/faces";
import type { Analysis } from "./analysis";
import { facing } from "./faces";

/** Tiles of one colour in a row of a wide window. */
const NUMBERS = 13;

/** The steps of the arrow keys: to the next number, and to the next colour. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -NUMBERS,
  ArrowDown: NUMBERS,
};

/** Renders the palette. Tab stops at one of its tiles, from which the arrow keys lead to others. */
export function palette(analysis: Analysis): TemplateResult {
  const { view } = analysis;
  const face = facing(view?.okey ?? null);
  const kinds = view?.copies ?? [];
  return html`<div class="palette" role="group" aria-label=${say("analysis-palette")} @keydown=${step} @focusin=${rove}>
    ${kinds.map(({ tile, left }, i) => kind(face(tile), left, i === 0, () => analysis.add(tile)))}
  </div>`;
}

function kind(tile: TileFace, left: number, first: boolean, add: () => void): TemplateResult {
  const name = say("analysis-kind", { tile: tileName(tile), count: left });
  return html`<button data-tile=${tile.tile} data-color=${tile.color ?? nothing} tabindex=${first ? 0 : -1}
    aria-label=${name} aria-disabled=${left === 0} @click=${() => left > 0 && add()}
    ><tile-row aria-hidden="true" .tiles=${[tile]}></tile-row>${left === 2 ? nothing : html`<small aria-hidden="true">${left}</small>`}</button>`;
}

function buttonsOf(palette: EventTarget | null): HTMLButtonElement[] {
  return [...(palette as HTMLElement).querySelectorAll("button")];
}

function step(event: KeyboardEvent): void {
  const steps = STEPS[event.key];
  const buttons = buttonsOf(event.currentTarget);
  const at = buttons.findIndex((button) => button === event.target);
  const next = buttons[at + (steps ?? 0)];
  if (steps === undefined || at < 0) return;
  event.preventDefault();
  next?.focus();
}

/** Has Tab stop at the tile that was focused last. */
function rove({ currentTarget, target }: FocusEvent): void {
  for (const button of buttonsOf(currentTarget)) button.tabIndex = button === target ? 0 : -1;
}
