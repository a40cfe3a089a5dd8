/**
 * The table for keyboards and screen readers: real controls, one for each thing on the canvas and
 * at the same place. They receive no pointer events, which go to the canvas below; only their focus
 * ring and the short labels are visible. They lie in toolbars and lists, in which screen readers
 * leave the keys to the page; to Orca an application is a document of its own, and it says nothing
 * of a focus that leaves one.
 */

import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { knows, say } from "../locales/messages";
import { pickedIn, pointed, type State } from "../state/state";
import type { TableActions } from "./action";
import { at } from "./at";
import type { Control, Controls, Label, ListPlace, PlaceList, RackTile } from "./controls";

/** The tile of the rack at which Tab stops. */
export const RACK_STOP = '.rack [role="option"][tabindex="0"]';

/**
 * A space before the tiles that nobody reads. When what has the focus is removed, Orca goes to the
 * first text beside it without a word: were that the tile that gets the focus, it would not be
 * named.
 */
const SILENT = "\u00a0";

/** Renders the controls; without actions they only name the things. */
export function mirror(
  state: State,
  shown: Controls | null,
  actions: TableActions | null,
): TemplateResult {
  if (!shown) return html``;
  const { controls, lists, labels, tiles, phase, turn } = shown;
  return html`
    <div role="toolbar" aria-label=${say("things-label")}>${controls.map((each) => control(each, actions))}</div>
    ${lists && series(lists, state)}
    <div role="listbox" class="rack" tabindex="-1" aria-multiselectable=${lists ? "true" : nothing} aria-label=${say("rack-label")} aria-describedby="rack-help"
      data-phase=${phase} data-turn=${turn ?? nothing}>
      <div role="group">${SILENT}${repeat(
        tiles,
        ({ tile }) => tile.key,
        (tile, i) => option(tile, i, state),
      )}</div>
    </div>
    <span id="rack-help" hidden>${knows("rack-help") ? say("rack-help") : ""}</span>
    ${labels.map(label)}
  `;
}

function control(
  { place, rect, label, about, hinted, tile, count, action, enabled, picture }: Control,
  actions: TableActions | null,
): TemplateResult {
  if (picture) {
    return html`<div role="img" class="thing" data-idle data-about=${about ?? nothing} data-place=${place} data-tile=${tile ?? nothing}
      ${at(rect)} aria-label=${label}></div>`;
  }
  return html`<button class="thing" ?data-idle=${!action} data-about=${about ?? nothing} data-place=${place} data-count=${count ?? nothing}
    data-tile=${tile ?? nothing} ?data-hint=${hinted} ${at(rect)} aria-disabled=${action ? !enabled : nothing} aria-label=${label}
    @click=${() => action && actions?.act(action)}></button>`;
}

/**
 * Renders the table of series, whose keys `keys.ts` handles: arrows go from series to series and
 * over all places, Tab stops at one.
 */
function series(lists: readonly PlaceList[], state: State): TemplateResult {
  const [first] = lists;
  return html`<div role="listbox" aria-multiselectable="true" aria-label=${say("melds-label")}>${lists.map((each) => list(each, each === first, state))}</div>`;
}

function list({ name, places }: PlaceList, isFirst: boolean, state: State): TemplateResult {
  const hint = pointed(state);
  const picked = pickedIn(state);
  const item = ({ rect, label, tile, whole, takes }: ListPlace, i: number): TemplateResult => {
    const lit = hint?.place === takes || (tile !== null && hint?.tiles.includes(tile));
    const hinted = lit && !whole;
    return html`<button role="option" class="thing" ?data-whole=${whole} data-takes=${takes} data-tile=${tile ?? nothing} ?data-hint=${hinted}
      tabindex=${isFirst && i === 0 ? 0 : -1} aria-selected=${isTrue(tile !== null && picked.includes(tile))} aria-label=${label} ${at(rect)}></button>`;
  };
  return html`<div role="group" data-list=${name}>${repeat(places, ({ tile, whole, takes }) => (whole ? name : (tile ?? takes)), item)}</div>`;
}

/** Leaves out an attribute that is false, which screen readers would read at every tile. */
function isTrue(state: boolean): "true" | typeof nothing {
  return state ? "true" : nothing;
}

function option(
  { tile, name, about, finishes }: RackTile,
  i: number,
  state: State,
): TemplateResult {
  const focusable = state.focus ? state.focus === tile.key : i === 0;
  const hint = pointed(state)?.tiles.includes(tile.key);
  return html`<div role="option" class="thing" data-about=${about ?? nothing} ?data-hint=${hint} data-tile=${tile.key} data-mark=${tile.mark ?? nothing}
    ?data-finishes=${finishes} tabindex=${focusable ? 0 : -1} ${at(tile.rect)}
    aria-selected=${isTrue(pickedIn(state).includes(tile.key))} aria-label=${hint ? say("tile-hint", { tile: name }) : name}></div>`;
}

function label({ text, rect, look, more }: Label): TemplateResult {
  return html`<span class=${look} aria-hidden="true" ${at(rect)}>${text}${more ? html`<small>${more}</small>` : nothing}</span>`;
}

/**
 * Renders the tiles and keeps the focus on its tile; once that has left the rack, on the next one.
 * Each tile has an element of its own, so that screen readers name another one under the focus.
 */
export function keepFocus(root: HTMLElement, rerender: () => void): void {
  if (!root.contains(document.activeElement)) {
    rerender();
    return;
  }
  const { activeElement: focused } = document;
  const options = focused?.closest(".rack") ? '.rack [role="option"]' : '[role="option"]';
  const all = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(options)];
  const before = all();
  const place = before.findIndex((each) => each.contains(focused));
  const name = ({ dataset }: HTMLElement) =>
    dataset.tile ?? `${dataset.whole ?? "at"} ${dataset.takes}`;
  const held = before[place] && name(before[place]);
  rerender();
  if (place < 0) return;
  const now = all();
  const next = now.find((each) => name(each) === held) ?? now[place] ?? now.at(-1);
  const found = next ?? root.querySelector<HTMLElement>('[role="option"]');
  if (found !== document.activeElement) found?.focus();
}

/** Returns `true` while the focus is on the page or the table as a whole. */
export function isNowhere(): boolean {
  return document.activeElement?.matches("body, #table, #entrance, .rack") ?? true;
}

/**
 * Focuses the answer that the card beside the table waits for, or else a tile of the rack; returns
 * `false` if there is neither yet.
 */
export function focusTable(root: HTMLElement): boolean {
  const answer = root.querySelector<HTMLElement>("#card button.primary");
  const first = answer ?? root.querySelector<HTMLElement>(RACK_STOP);
  first?.focus();
  return first !== null;
}

/** Returns the tile of the rack that an element stands for. */
export function tileOf(target: EventTarget | null): string | null {
  const option = target instanceof Element ? target.closest('.rack [role="option"]') : null;
  return option?.getAttribute("data-tile") ?? null;
}
