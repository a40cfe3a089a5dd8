/** The words at a seat: name, points, number of tiles and what a game adds. */

import { html, nothing } from "lit/html.js";
import { say, seatName, tileName } from "../locales/messages";
import type { Front } from "../state/faces";
import type { State } from "../state/state";
import { decimal } from "./numbers";
import { amount, arePartners, pointsThere, teamOf } from "./tally";

/** Additional text of a game at a seat. */
export interface SeatNote {
  /** Text after the points. */
  readonly more: string | null;
  /** Shorter texts; the first of all that has room is shown. */
  readonly less?: readonly string[];
  /** The same for screen readers, which announce a part of it anyway: the number of tiles. */
  readonly said?: string | null;
  /**
   * Place of the text: instead of the name, below name and points as a figure, or nowhere for lack
   * of room.
   */
  readonly shown: "as-name" | "below" | null;
  /** A tile beside the picture, and the id of its label, which is announced last. */
  readonly mark: { readonly tile: Front; readonly label: string } | null;
  /** True if the picture has a small lock. */
  readonly lock?: boolean;
}

/** Names a player with points, number of tiles and what a game adds. */
export function seatLabel(state: State, seat: number, note: SeatNote): string {
  const { game } = state;
  const table = game?.table;
  const badge = badgeOf(state, seat);
  const name = badge?.name ?? seatName(seat);
  const { more, said = more, mark } = note;
  const sum = badge?.long ?? pointsOf(state, seat, "points");
  const points = said ? `${sum}, ${said}` : sum;
  const plain = say("seat-label", { name, points, count: table?.players[seat]?.tiles ?? 0 });
  const label = table?.turn === seat ? say("seat-turn-label", { seat: plain }) : plain;
  return mark ? say(mark.label, { seat: label, tile: tileName(mark.tile) }) : label;
}

/** Tells the points of a player in a message, or that the player is out. */
export function pointsOf({ game }: State, seat: number, id: "points" | "points-short"): string {
  return say(game?.eliminated[seat] ? "out" : id, { points: game?.scores[seat] ?? 0 });
}

/** The texts that replace the usual name and points at a seat. */
interface Badge {
  readonly name: string;
  readonly short: string;
  readonly long: string;
  /** The points as a figure, without a word. */
  readonly figure: string;
  /** Shape that partners have in common. */
  readonly mark: unknown;
  /** True for the player and the partner. */
  readonly ours: boolean;
}

/** Returns null if the usual name and points apply. */
export function badgeOf({ game, fixture }: State, seat: number): Badge | null {
  if (!game) return null;
  const usual = { name: seatName(seat), mark: nothing, ours: false };
  const chips = fixture?.chips[seat];
  if (chips !== undefined) {
    const has = say("fixture-chips", { chips });
    return { ...usual, short: has, long: has, figure: decimal(chips) };
  }
  const there = pointsThere(fixture, game)[seat];
  if (there !== undefined) {
    const args = { points: there };
    const figure = decimal(there);
    return { ...usual, short: say("points-short", args), long: say("points", args), figure };
  }
  const partners = arePartners(game);
  if (!partners && game.agreed === null && game.counts === "points") return null;
  const side = teamOf(seat, game);
  const points = side.total;
  const { name } = usual;
  const own = amount(points, game);
  const figure = decimal(points);
  if (!partners)
    return { ...usual, short: say(`${game.counts}-short`, { points }), long: own, figure };
  const mark = html`<i class="team team-${game.sides.indexOf(side)}"></i>`;
  const ours = side.seats.includes(0);
  const partner = seat !== 0 && ours;
  const word = partner ? "partner-short" : "team-short";
  const label = partner ? say("partner-label", { name }) : name;
  const long = say("team-label", { amount: own });
  return { name: label, short: say(word, { points }), long, figure, mark, ours };
}
