/** The four players: avatar, name, points, and a gold ring around whose turn it is. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, seatName } from "../locales/messages";
import type { TileView } from "../pkg/istaka";
import type { State } from "../state";
import { at } from "../table/at";
import type { Places, Rect } from "../table/places";
import { distance } from "./distance";

/** Draws a tile, once what does so has been fetched. */
type Picture = ((tile: TileView) => string) | undefined;

export function seats(state: State, places: Places, pictureOf: Picture): TemplateResult {
  return html`${places.seats.map(
    (rect, seat) =>
      rect &&
      html`<div class="seat" data-seat=${seat} data-side=${sideOf(rect, places)} ${at(rect)}>${player(state, seat, places, pictureOf)}</div>`,
  )}`;
}

function sideOf({ x, w }: Rect, { rack }: Places): string {
  const off = Math.round(x + w / 2 - rack.x - rack.w / 2);
  return off < 0 ? "left" : off > 0 ? "right" : "middle";
}

function player(state: State, seat: number, places: Places, pictureOf: Picture): TemplateResult {
  const { game } = state;
  const name = seatName(seat);
  const total = { points: game?.scores[seat] ?? 0 };
  const out = game?.eliminated[seat] ?? false;
  const points = say(out ? "out" : "points-short", total);
  const turn = game?.table?.turn === seat;
  const { tiles = 0, shownTwin = false } = game?.table?.players[seat] ?? {};
  // Wide screens have room for it beside the button.
  const away = seat === 0 && places.kind !== "desktop" ? distance(state) : null;
  const sum = out ? points : say("points", total);
  const plain = say("seat-label", { name, points: away ? `${sum}, ${away}` : sum, count: tiles });
  const label = shownTwin ? say("seat-twin-label", { seat: plain }) : plain;
  const twin = game?.table?.indicator;
  return html`
    <div class="player ${turn ? "turn" : ""} ${out ? "is-out" : ""}" role="img"
      aria-label=${turn ? say("seat-turn-label", { seat: label }) : label}>
      <span class="avatar seat-${seat}">${[...name][0]}${
        shownTwin && twin && pictureOf
          ? html`<img class="twin" alt="" src=${pictureOf(twin)}>`
          : nothing
      }</span>
      <span class="who"><b class=${[...name].length > 9 ? "long" : ""}>${name}</b><small>${points}${away && places.kind !== "compact" ? html`<span class="away">${away}</span>` : nothing}</small></span>
    </div>
  `;
}
