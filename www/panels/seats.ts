/** The players: avatar, name, points, and a gold ring around the player whose turn it is. */

import "../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { lettersOf, seatName } from "../locales/messages";
import type { Front } from "../state/faces";
import type { Rect } from "../state/rect";
import type { State } from "../state/state";
import { at, faceWidth, tileWidth } from "../table/at";
import type { Layout } from "../table/layout";
import { badgeOf, pointsOf, type SeatNote, seatLabel } from "./seat";
import { type Shown, shownIn } from "./shown";
import { wonBy } from "./tally";

export function seats(
  state: State,
  layout: Layout,
  noteOf: (seat: number) => SeatNote,
): TemplateResult {
  const alone = layout.seats.filter((rect) => rect !== null).length === 2;
  return html`${layout.seats.map(
    (rect, seat) =>
      rect &&
      html`<div class="seat" data-seat=${seat} ?data-alone=${alone} data-side=${directionOf(rect, layout)} ${at(rect)}>${player(state, seat, noteOf(seat), shownIn(rect, seat === 0, layout.kind))}</div>`,
  )}`;
}

function directionOf({ x, w }: Rect, { rack }: Layout): string {
  const off = Math.round(x + w / 2 - rack.x - rack.w / 2);
  return off < 0 ? "left" : off > 0 ? "right" : "middle";
}

function player(state: State, seat: number, note: SeatNote, place: Shown): TemplateResult {
  const { game } = state;
  const badge = badgeOf(state, seat);
  const name = seatName(seat);
  const out = game?.eliminated[seat] ?? false;
  const points = badge?.short ?? pointsOf(state, seat, "points-short");
  const turn = game?.table?.turn === seat;
  const won = wonBy(game?.table ?? null).includes(seat);
  const { more, shown, mark, lock } = note;
  const letters = html`<span class="avatar seat-${seat}">${lettersOf(seat)}${badge?.mark}${lock ? html`<i class="lock"></i>` : nothing}</span>`;
  return html`
    <div class="player ${turn ? "turn" : ""} ${won ? "winner" : ""} ${out ? "is-out" : ""}" role="img"
      aria-label=${seatLabel(state, seat, note)}>
      ${mark ? showing(letters, mark.tile, place) : letters}
      <span class="who"><b class=${[...name].length > 9 ? "long" : ""}>${name}</b><small>${more && shown === "as-points" ? more : points}${more ? noted(more, shown) : nothing}</small></span>
    </div>
  `;
}

/** The picture, with the tile that the player has shown beside or below it. */
function showing(picture: TemplateResult, tile: Front, { below, face, tile: its }: Shown): unknown {
  return html`<span class="showing" ?data-below=${below} ${faceWidth(face.w)}>${picture}<tile-row class="seat-tile" .tiles=${[tile]} ${tileWidth(its.w)}></tile-row></span>`;
}

function noted(more: string, shown: SeatNote["shown"]): unknown {
  if (shown === "after") return ` · ${more}`;
  return shown === "as-name" ? html`<span class="away">${more}</span>` : nothing;
}
