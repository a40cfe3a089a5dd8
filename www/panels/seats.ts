/** The players: avatar, name, points, and a gold ring around the player whose turn it is. */

import "../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { lettersOf, say, seatName, tileName } from "../locales/messages";
import type { Front } from "../state/faces";
import type { Rect } from "../state/rect";
import type { State } from "../state/state";
import { at, faceWidth, tileWidth } from "../table/at";
import type { Layout } from "../table/layout";
import { type Shown, shownIn } from "./shown";
import { amount, arePartners, pointsThere, teamOf, wonBy } from "./tally";

/** Additional text of a game at a seat. */
export interface SeatNote {
  /** Text after the points. */
  readonly more: string | null;
  /** The same for screen readers, which announce a part of it anyway: the number of tiles. */
  readonly said?: string | null;
  /**
   * Place of the text: instead of the name or the points, after them, or nowhere for lack of room.
   */
  readonly shown: "as-name" | "as-points" | "after" | null;
  /** A tile beside the picture, and the id of its label, which is announced last. */
  readonly mark: { readonly tile: Front; readonly label: string } | null;
  /** True if the picture has a small lock. */
  readonly lock?: boolean;
}

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
  const total = { points: game?.scores[seat] ?? 0 };
  const out = game?.eliminated[seat] ?? false;
  const points = badge?.short ?? say(out ? "out" : "points-short", total);
  const turn = game?.table?.turn === seat;
  const won = wonBy(game?.table ?? null).includes(seat);
  const { more, said = more, shown, mark, lock } = note;
  const sum = badge?.long ?? (out ? points : say("points", total));
  const plain = say("seat-label", {
    name: badge?.name ?? name,
    points: said ? `${sum}, ${said}` : sum,
    count: game?.table?.players[seat]?.tiles ?? 0,
  });
  const label = mark ? say(mark.label, { seat: plain, tile: tileName(mark.tile) }) : plain;
  const letters = html`<span class="avatar seat-${seat}">${lettersOf(seat)}${badge?.mark}${lock ? html`<i class="lock"></i>` : nothing}</span>`;
  return html`
    <div class="player ${turn ? "turn" : ""} ${won ? "winner" : ""} ${out ? "is-out" : ""}" role="img"
      aria-label=${turn ? say("seat-turn-label", { seat: label }) : label}>
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

/** The texts that replace the usual name and points at a seat. */
interface Badge {
  readonly name: string;
  readonly short: string;
  readonly long: string;
  /** Shape that partners have in common. */
  readonly mark: unknown;
}

/** Returns null if the usual name and points apply. */
export function badgeOf({ game, fixture }: State, seat: number): Badge | null {
  if (!game) return null;
  const usual = { name: seatName(seat), mark: nothing };
  const chips = fixture?.chips[seat];
  if (chips !== undefined) {
    const has = say("fixture-chips", { chips });
    return { ...usual, short: has, long: has };
  }
  const there = pointsThere(fixture, game)[seat];
  if (there !== undefined) {
    const args = { points: there };
    return { ...usual, short: say("points-short", args), long: say("points", args) };
  }
  const partners = arePartners(game);
  if (!partners && game.agreed === null && game.counts === "points") return null;
  const side = teamOf(seat, game);
  const points = side.total;
  const { name } = usual;
  const own = amount(points, game);
  if (!partners) return { ...usual, short: say(`${game.counts}-short`, { points }), long: own };
  const mark = html`<i class="team team-${game.sides.indexOf(side)}"></i>`;
  const partner = seat !== 0 && side.seats.includes(0);
  const word = partner ? "partner-short" : "team-short";
  const label = partner ? say("partner-label", { name }) : name;
  const long = say("team-label", { amount: own });
  return { name: label, short: say(word, { points }), long, mark };
}
