/** The players: avatar, name, points, and a gold ring around the player whose turn it is. */

import "../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { lettersOf, say, seatName } from "../locales/messages";
import type { Front } from "../state/faces";
import type { Rect } from "../state/rect";
import type { State } from "../state/state";
import { at, faceWidth, letterSize, tileWidth } from "../table/at";
import type { Layout } from "../table/layout";
import { widthOf } from "../table/scale";
import { decimal } from "./numbers";
import { badgeOf, pointsOf, type SeatNote, seatLabel } from "./seat";
import { type SeatPlaces, shownIn } from "./shown";
import { wonBy } from "./tally";

/** Font size in pixels of the smallest name. */
const TIGHT = 10.5;

export function seats(
  state: State,
  layout: Layout,
  noteOf: (seat: number) => SeatNote,
): TemplateResult {
  const alone = layout.seats.filter((rect) => rect !== null).length === 2;
  return html`${layout.seats.map((rect, seat) => {
    if (!rect) return nothing;
    const note = noteOf(seat);
    const said = linesAt(state, seat, note);
    const place = shownIn(rect, seat === 0, layout, note.mark !== null, said);
    return html`<div class="seat" data-seat=${seat} ?data-alone=${alone} data-side=${directionOf(rect, layout)} ${at(rect)} ${faceWidth(place.face.w)} ${letterSize(place.letters)}>${player(state, seat, note, place)}</div>`;
  })}`;
}

/** Returns the name and the lines that must have room, of which the shortest text is enough. */
function linesAt(
  state: State,
  seat: number,
  { shown, more, less }: SeatNote,
): [string, ...string[]] {
  const lines = shown === "below" ? [less?.at(-1) ?? more] : [pointsAt(state, seat), more];
  return [seatName(seat), ...lines.filter((line) => line !== null)];
}

function directionOf({ x, w }: Rect, { rack }: Layout): string {
  const off = Math.round(x + w / 2 - rack.x - rack.w / 2);
  return off < 0 ? "left" : off > 0 ? "right" : "middle";
}

function player(state: State, seat: number, note: SeatNote, place: SeatPlaces): TemplateResult {
  const { game } = state;
  const badge = badgeOf(state, seat);
  const name = seatName(seat);
  const out = game?.eliminated[seat] ?? false;
  const turn = game?.table?.turn === seat;
  const won = wonBy(game?.table ?? null).includes(seat);
  const { shown, mark, lock } = note;
  const long = place.long || widthOf(name, place.bold) > place.words.w;
  // A seat with room for figures only has the name in its label.
  const nameless = shown === "below" && widthOf(name, TIGHT) > place.words.w;
  const title = nameless ? nothing : html`<b class=${long ? "long" : ""}>${name}</b>`;
  const letters = html`<span class="avatar seat-${seat} ${badge?.ours ? "ours" : ""}">${lettersOf(seat)}${badge?.mark}${lock ? html`<i class="lock"></i>` : nothing}</span>`;
  return html`
    <div class="player ${turn ? "turn" : ""} ${won ? "winner" : ""} ${out ? "is-out" : ""}" role="img"
      aria-label=${seatLabel(state, seat, note)}>
      ${mark ? showing(letters, mark.tile, place) : letters}
      <span class="who ${shown === "below" ? "summed" : ""}">${title}${shown === "below" ? counted(state, seat, note, place, nameless ? "" : name) : html`<small>${pointsAt(state, seat)}${noted(note)}</small>`}</span>
    </div>
  `;
}

function pointsAt(state: State, seat: number): string {
  return badgeOf(state, seat)?.short ?? pointsOf(state, seat, "points-short");
}

/**
 * The points as a figure, and below them the longest text with room; a partner is named there. The
 * figure begins that line if it has no room beside the name.
 */
function counted(
  state: State,
  seat: number,
  { more, less = [] }: SeatNote,
  { words, small, bold }: SeatPlaces,
  name: string,
): TemplateResult {
  const { game } = state;
  const badge = badgeOf(state, seat);
  const points = badge?.figure ?? decimal(game?.scores[seat] ?? 0);
  const figure = game?.eliminated[seat] ? say("out") : points;
  const sum = html`<i class="sum">${figure}</i>`;
  const apart = name !== "" && widthOf(`${name} ${figure}`, bold) > words.w;
  const room = words.w - (apart ? widthOf(`${figure} · `, bold) : 0);
  const partner = badge?.ours && seat !== 0 ? `${say("partner")} · ` : "";
  const plain = more === null ? [] : [more, ...less];
  const texts = partner ? [...plain.map((text) => partner + text), ...plain] : plain;
  const fitting = texts.find((each) => widthOf(each, small) <= room);
  const text = fitting ?? texts.at(-1);
  // One's own counter matters more than the points, which the score sheet has too.
  if (apart && seat === 0 && fitting === undefined && text) return html`<small>${text}</small>`;
  return apart
    ? html`<small>${sum}${text === undefined ? nothing : ` · ${text}`}</small>`
    : html`${sum}${text === undefined ? nothing : html`<small>${text}</small>`}`;
}

/** The picture, with the tile that the player has shown beside it or at its corner. */
function showing(picture: TemplateResult, tile: Front, { corner, tile: its }: SeatPlaces): unknown {
  return html`<span class="showing" ?data-corner=${corner}>${picture}<tile-row class="seat-tile" .tiles=${[tile]} ${tileWidth(its.w)}></tile-row></span>`;
}

function noted({ more, shown }: SeatNote): unknown {
  if (more === null) return nothing;
  return shown === "as-name" ? html`<span class="away">${more}</span>` : nothing;
}
