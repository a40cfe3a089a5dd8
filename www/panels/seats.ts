/** The four players: avatar, name, points, and a gold ring around whose turn it is. */

import { html, type TemplateResult } from "lit/html.js";
import { say, seatName } from "../locales/messages";
import type { State } from "../state";
import { at } from "../table/at";
import type { Places } from "../table/places";

export function seats(state: State, places: Places): TemplateResult {
  return html`${places.seats.map((rect, seat) => html`<div class="seat" data-seat=${seat} ${at(rect)}>${player(state, seat)}</div>`)}`;
}

function player(state: State, seat: number): TemplateResult {
  const { game } = state;
  const name = seatName(seat);
  const total = game?.scores[seat] ?? 0;
  const out = game?.eliminated[seat] ?? false;
  const points = say(out ? "out" : "points", { points: total });
  const turn = game?.table?.turn === seat;
  const label = say("seat-label", { name, points, count: game?.table?.players[seat]?.tiles ?? 0 });
  return html`
    <div class="player ${turn ? "turn" : ""} ${out ? "is-out" : ""}" role="img"
      aria-label=${turn ? say("seat-turn-label", { seat: label }) : label}>
      <span class="avatar seat-${seat}">${[...name][0]}</span>
      <span class="who"><b>${name}</b><small>${points}</small></span>
    </div>
  `;
}
