/**
 * The table for those who do not see or point: real controls, one for each
 * thing on the canvas and in the same place. They take no pointer, the canvas
 * below does; their visible part is the focus ring and the short labels.
 */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import type { State } from "../state";
import { at } from "./at";
import type { Control, Controls, Label, RackTile } from "./controls";

export interface MirrorActions {
  act(action: string): void;
}

export function mirror(
  state: State,
  shown: Controls | null,
  actions: MirrorActions,
): TemplateResult {
  if (!shown) return html``;
  const { controls, labels, tiles, help, phase, turn } = shown;
  return html`
    ${controls.map((each) => control(each, actions))}
    <div role="listbox" class="rack" aria-label=${say("rack-label")} aria-describedby="rack-help"
      data-phase=${phase} data-turn=${turn ?? nothing}>
      ${tiles.map((tile, i) => option(tile, i, state))}
    </div>
    <span id="rack-help" hidden>${help}</span>
    ${labels.map(label)}
  `;
}

function control(
  { place, rect, label, about, hinted, tile, count, action, enabled, picture }: Control,
  actions: MirrorActions,
): TemplateResult {
  if (picture) {
    return html`<div role="img" class="thing" data-idle data-about=${about ?? nothing} data-place=${place} data-tile=${tile ?? nothing}
      ${at(rect)} aria-label=${label}></div>`;
  }
  return html`<button class="thing" ?data-idle=${!action} data-about=${about ?? nothing} data-place=${place} data-count=${count ?? nothing}
    data-tile=${tile ?? nothing} ?data-hint=${hinted} ${at(rect)} aria-disabled=${action ? !enabled : nothing} aria-label=${label}
    @click=${() => action && actions.act(action)}></button>`;
}

function option(
  { tile, name, about, finishes }: RackTile,
  i: number,
  state: State,
): TemplateResult {
  const focusable = state.focus ? state.focus === tile.key : i === 0;
  const hint = state.hint?.tiles.includes(tile.key);
  return html`<div role="option" class="thing" data-about=${about ?? nothing} ?data-hint=${hint} data-tile=${tile.key} data-mark=${tile.mark ?? nothing}
    ?data-finishes=${finishes} tabindex=${focusable ? 0 : -1} ${at(tile.rect)}
    aria-selected=${state.selected === tile.key} aria-label=${hint ? say("tile-hint", { tile: name }) : name}></div>`;
}

function label({ text, rect, look, more }: Label): TemplateResult {
  return html`<span class=${look} aria-hidden="true" ${at(rect)}>${text}${more ? html`<small>${more}</small>` : nothing}</span>`;
}

/** Renders the rack anew and keeps the keyboard on its tile, wherever that is now; a thrown one leaves it to the next. */
export function keepFocus(root: HTMLElement, rerender: () => void): void {
  const options = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[role="option"]')];
  const tile = tileOf(document.activeElement);
  const place = options().findIndex((option) => option.dataset.tile === tile);
  rerender();
  if (tile === null || tileOf(document.activeElement) === tile) return;
  const now = options();
  (now.find((option) => option.dataset.tile === tile) ?? now[place] ?? now.at(-1))?.focus();
}

/** The tile of the rack that an element stands for. */
export function tileOf(target: EventTarget | null): string | null {
  const option = target instanceof Element ? target.closest('[role="option"]') : null;
  return option?.getAttribute("data-tile") ?? null;
}
