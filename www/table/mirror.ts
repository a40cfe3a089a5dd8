/**
 * The table for those who do not see or point: real controls, one for each
 * thing on the canvas and in the same place. They take no pointer, the canvas
 * below does; their visible part is the focus ring and the short labels.
 */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Layout } from "../games/okey/layout";
import { knows, say, seatName, tileName } from "../locales/messages";
import type { TileView } from "../pkg/istaka";
import { offered, type State, type Thing } from "../state";
import { at } from "./at";
import type { PlacedTile } from "./layout";

/** Letters below a tile: their size as a share of the table's, the least in pixels, and a letter's width. */
const LETTERS = { share: 0.88, least: 12, width: 0.56 };

export interface MirrorActions {
  draw(source: "stock" | "discard", spot: null): void;
  throwSelected(): void;
}

export function mirror(state: State, layout: Layout, actions: MirrorActions): TemplateResult {
  const table = state.game?.table;
  if (!table) return html``;
  const { legal } = table;
  const { place } = state.hint ?? {};
  const tops = table.players.map((player) => player.discards.at(-1));
  const feeder = table.previous;
  const source = offered(table);
  const last = layout.tiles.find(({ mark }) => mark === "last")?.key;
  const onPile = (top: TileView | undefined): Thing | undefined =>
    aboutTile(top) ?? (top && top.tile === last ? "last" : undefined);
  return html`
    ${named("indicator", say("indicator-label", { tile: tileName(table.indicator) }), layout, place)}
    ${named("okey", say("okey-label", { tile: tileName(table.okey) }), layout, place)}
    ${[1, 2, 3].map((seat) => (seat === feeder ? nothing : pile(seat, tops[seat], layout, onPile(tops[seat]))))}
    <button class="thing" data-about="stock" data-place="stock" data-count=${table.stock} ?data-hint=${place === "stock"} ${at(layout.source)}
      aria-disabled=${!legal.draw} aria-label=${say("stock-label", { count: table.stock })}
      @click=${() => actions.draw("stock", null)}></button>
    ${count(table.stock, layout)}
    <button class="thing" data-about=${legal.take ? "take" : (onPile(source) ?? nothing)} data-place="take" ?data-hint=${place === "take"} data-tile=${source?.tile ?? nothing}
      ${at(layout.piles[feeder] ?? layout.stock)} aria-disabled=${!legal.take}
      aria-label=${source ? say("take-label", { name: seatName(feeder), tile: tileName(source) }) : say("take-empty-label")}
      @click=${() => actions.draw("discard", null)}></button>
    <button class="thing" data-about=${onPile(tops[0]) ?? nothing} data-place="discard" data-tile=${tops[0]?.tile ?? nothing}
      ${at(layout.piles[0] ?? layout.stock)} aria-disabled=${legal.discard.length === 0}
      aria-label=${say("discard-label")} @click=${() => actions.throwSelected()}></button>
    <div role="listbox" class="rack" aria-label=${say("rack-label")} aria-describedby="rack-help"
      data-phase=${table.phase} data-turn=${table.turn ?? nothing}>
      ${onRack(layout).map((tile, i) => option(tile, i, state))}
    </div>
    <span id="rack-help" hidden>${knows("rack-help") ? say("rack-help") : nothing}</span>
    ${labels(state, layout)}
  `;
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

/** Options in the order of the rack, so that reading them is reading the rack. */
export function onRack(layout: Layout): PlacedTile[] {
  return layout.tiles
    .filter((tile) => tile.zone === "rack")
    .sort((a, b) => row(a, layout) - row(b, layout) || a.rect.x - b.rect.x);
}

function row({ rect }: PlacedTile, layout: Layout): number {
  return layout.floors.findIndex((floor) => rect.y + rect.h / 2 < floor.y + floor.h);
}

function option(tile: PlacedTile, i: number, state: State): TemplateResult {
  const { legal } = state.game?.table ?? {};
  const focusable = state.focus ? state.focus === tile.key : i === 0;
  const hint = state.hint?.tiles.includes(tile.key);
  return html`<div role="option" class="thing" data-about=${aboutTile(tile.face) ?? (tile.mark === "taken" ? "taken" : nothing)} ?data-hint=${hint} data-tile=${tile.key} data-mark=${tile.mark ?? nothing}
    ?data-finishes=${legal?.declare.includes(tile.key)} tabindex=${focusable ? 0 : -1} ${at(tile.rect)}
    aria-selected=${state.selected === tile.key} aria-label=${hint ? say("tile-hint", { tile: optionName(tile) }) : optionName(tile)}></div>`;
}

function optionName({ face, mark }: PlacedTile): string {
  const tile = face ? tileName(face) : "";
  if (mark === "misfit") return say("tile-misfit", { tile });
  if (mark === "taken") return say("tile-taken", { tile });
  return mark === "drawn" ? say("tile-drawn", { tile }) : tile;
}

/** How many tiles are left: below the stock, or where it would be if there were no ring. */
function count(left: number, { ring, stock }: Layout): TemplateResult {
  const tiles = left || say("stock-empty");
  const rect = ring ? { ...stock, x: stock.x - stock.w / 2, w: 2 * stock.w } : below(stock, 0.3);
  return html`<span class="count ${ring ? "alone" : ""}" aria-hidden="true" ${at(rect)}>${tiles}${ring ? html`<small>${say("stock-left")}</small>` : nothing}</span>`;
}

function named(
  place: "indicator" | "okey",
  label: string,
  layout: Layout,
  hint: string | null | undefined,
): TemplateResult {
  const rect = layout[place];
  // In the smallest frames the words would run into one another.
  const named = place === "okey" || haveRoom(layout);
  return html`<button class="thing" data-about=${place} ?data-hint=${hint === place} data-place=${place} ${at(rect)} aria-label=${label}></button>
    ${named ? html`<span class="label ${place}" aria-hidden="true" ${at(below(rect, 0.06))}>${say(place)}</span>` : nothing}`;
}

/** Whether the names of indicator and okey fit side by side. */
function haveRoom({ indicator, okey, text }: Layout): boolean {
  const size = Math.max(text * LETTERS.share, LETTERS.least);
  const letters = say("indicator").length + say("okey").length;
  const apart = okey.x + okey.w / 2 - indicator.x - indicator.w / 2;
  return (letters / 2) * LETTERS.width * size < apart;
}

/** What there is to be explained about a tile, wherever it lies. */
function aboutTile(tile: TileView | null | undefined): Thing | undefined {
  if (!tile) return undefined;
  return tile.wild ? "okey" : tile.color === null ? "false-joker" : undefined;
}

function pile(
  seat: number,
  top: TileView | undefined,
  layout: Layout,
  about: Thing | undefined,
): TemplateResult {
  const rect = layout.piles[seat];
  if (!rect) return html``;
  const name = seatName(seat);
  const label = top
    ? say("pile-label", { name, tile: tileName(top) })
    : say("pile-empty-label", { name });
  return html`<div role="img" class="thing" data-about=${about ?? nothing} data-place=${`pile-${seat}`} data-tile=${top?.tile ?? nothing}
    ${at(rect)} aria-label=${label}></div>`;
}

/** The short words under the two lower piles. */
function labels(state: State, layout: Layout): TemplateResult {
  const table = state.game?.table;
  const own = layout.piles[0];
  const source = table && layout.piles[table.previous];
  if (!own || !source) return html``;
  const word = say(layout.kind === "desktop" ? "discards" : "discards-short");
  return html`
    ${table.legal.take ? html`<span class="label okey" aria-hidden="true" ${at(below(source, 0.05))}>${say("take")}</span>` : nothing}
    <span class="label" aria-hidden="true" ${at(below(own, 0.05))}>${word}</span>
  `;
}

/** A strip of text under a tile; wider than it, and centred. */
function below(rect: { x: number; y: number; w: number; h: number }, gap: number) {
  return { x: rect.x - rect.w, y: rect.y + rect.h * (1 + gap * 0.5) + 7, w: rect.w * 3, h: 18 };
}
