/** The palette: every kind of tile in play, with the number of copies that have no place yet. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, tileName } from "../locales/messages";
import type { TileFace } from "../state/faces";
import type { Analysis } from "./analysis";
import { facing } from "./faces";

/** Renders the palette. Tab stops at one of its tiles, from which the arrow keys lead to others. */
export function palette(analysis: Analysis): TemplateResult {
  const { view } = analysis;
  const face = facing(view?.okey ?? null);
  const kinds = view?.copies ?? [];
  const numbers = kinds.filter(({ tile }) => tile.startsWith(kinds[0]?.tile[0] ?? "")).length;
  const press = (event: KeyboardEvent): void => step(event, numbers);
  return html`<div class="palette" data-numbers=${numbers} role="group" aria-label=${say("analysis-palette")} @keydown=${press} @focusin=${rove}>
    ${kinds.map(({ tile, left }, i) => kind(face(tile), left, i === 0, () => analysis.add(tile)))}
  </div>`;
}

function kind(tile: TileFace, left: number, first: boolean, add: () => void): TemplateResult {
  const name = say("analysis-kind", { tile: tileName(tile), count: left });
  return html`<button data-tile=${tile.tile} data-number=${tile.number ?? nothing} tabindex=${first ? 0 : -1}
    aria-label=${name} aria-disabled=${left === 0} @click=${() => left > 0 && add()}
    ><tile-row aria-hidden="true" .tiles=${[tile]}></tile-row>${left === 0 || left === 2 ? nothing : html`<small aria-hidden="true">${left}</small>`}</button>`;
}

function buttonsOf(palette: EventTarget | null): HTMLButtonElement[] {
  return [...(palette as HTMLElement).querySelectorAll("button")];
}

/** Moves the focus by the arrow keys: to the next number, and to the next colour. */
function step(event: KeyboardEvent, numbers: number): void {
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -numbers, ArrowDown: numbers }[event.key];
  if (steps === undefined) return;
  event.preventDefault();
  const buttons = buttonsOf(event.currentTarget);
  buttons[buttons.indexOf(event.target as HTMLButtonElement) + steps]?.focus();
}

/** Has Tab stop at the tile that was focused last. */
function rove({ currentTarget, target }: FocusEvent): void {
  for (const button of buttonsOf(currentTarget)) button.tabIndex = button === target ? 0 : -1;
}
