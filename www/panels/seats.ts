/** The four players: avatar, name, points, and a gold ring around whose turn it is. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Places } from "../games/okey/places";
import { lettersOf, say, seatName } from "../locales/messages";
import type { State } from "../state";
import { at } from "../table/at";
import { pictureOf } from "../table/picture";
import type { Rect } from "../table/rect";
import { badgeOf } from "./badge";
import { distance } from "./distance";

export function seats(state: State, places: Places): TemplateResult {
  const alone = places.seats.filter((rect) => rect !== null).length === 2;
  return html`${places.seats.map(
    (rect, seat) =>
      rect &&
      html`<div class="seat" data-seat=${seat} ?data-alone=${alone} data-side=${sideOf(rect, places)} ${at(rect)}>${player(state, seat, places)}</div>`,
  )}`;
}

function sideOf({ x, w }: Rect, { rack }: Places): string {
  const off = Math.round(x + w / 2 - rack.x - rack.w / 2);
  return off < 0 ? "left" : off > 0 ? "right" : "middle";
}

function player(state: State, seat: number, places: Places): TemplateResult {
  const { game } = state;
  const badge = badgeOf(state, seat);
  const name = seatName(seat);
  const total = { points: game?.scores[seat] ?? 0 };
  const out = game?.eliminated[seat] ?? false;
  const points = badge?.short ?? say(out ? "out" : "points-short", total);
  const turn = game?.table?.turn === seat;
  const won = game?.table?.result?.winner === seat;
  const { tiles = 0, shownTwin = false } = game?.table?.players[seat] ?? {};
  // Wide screens have room for it beside the button.
  const away = seat === 0 && places.kind !== "desktop" ? distance(state) : null;
  const sum = badge?.long ?? (out ? points : say("points", total));
  const plain = say("seat-label", {
    name: badge?.name ?? name,
    points: away ? `${sum}, ${away}` : sum,
    count: tiles,
  });
  const label = shownTwin ? say("seat-twin-label", { seat: plain }) : plain;
  const twin = game?.table?.indicator;
  return html`
    <div class="player ${turn ? "turn" : ""} ${won ? "winner" : ""} ${out ? "is-out" : ""}" role="img"
      aria-label=${turn ? say("seat-turn-label", { seat: label }) : label}>
      <span class="avatar seat-${seat}">${lettersOf(seat)}${
        shownTwin && twin ? html`<img class="twin" alt="" src=${pictureOf(twin)}>` : nothing
      }${badge?.mark}</span>
      <span class="who"><b class=${[...name].length > 9 ? "long" : ""}>${name}</b><small>${points}${away && places.kind !== "compact" ? html`<span class="away">${away}</span>` : nothing}</small></span>
    </div>
  `;
}
