/**
 * The places of players under other rules than the usual ones: clockwise games mirror the table,
 * and with fewer than four players no empty seat is shown.
 *
 * A pile lies between its owner and the next player, with two and three players as well, if there
 * is room.
 */

import type { OkeyGameView as GameView } from "../../pkg/istaka/istaka";
import type { Rect } from "../../state/rect";
import { sideOfTable } from "../../state/seats";
import { pitchOf } from "../../table/layout";
import { scaleOf } from "../../table/scale";
import { BELOW, type Cluster, clusterIn, type Places } from "./places";
import type { OkeyState } from "./state";

/** Pixels between things, and for the text below them in a small frame. */
const AIR = 8;
const SMALL_LABEL = 18;

/** Least size of the middle, relative to its usual size, that makes room for a third pile. */
const LEAST = 0.9;

/** Greatest width of half the middle, as a share of the rack's width. */
const WIDTH = 0.42;

/** Half the width of the middle, in widths of the stock. */
const HALF = 1.91;

export function seated(places: Places, { game }: OkeyState): Places {
  if (!game) return places;
  const { direction, players } = game;
  const own = direction === "clockwise" ? clockwise(places, game) : places;
  if (players.length === 2) return forTwo(own);
  return players.length === 3 ? forThree(own) : own;
}

/** Mirrors the table for clockwise games: each pile is between its owner and the next player. */
function clockwise(places: Places, game: GameView): Places {
  const { seats, hands, piles } = places;
  const side = (seat: number): number => sideOfTable(seat, game);
  return {
    ...places,
    seats: seats.map((_, seat) => seats[side(seat)] ?? null),
    hands: hands.map((_, seat) => hands[side(seat)] ?? null),
    piles: piles.map((_, seat) => piles[(side(seat) + 3) % 4] ?? null),
  };
}

/** Places two players at seats 0 and 2; the pile to take from stays at its usual place. */
function forTwo(places: Places): Places {
  const { seats, hands, piles } = places;
  const two: Places = {
    ...places,
    seats: only(seats, 0, 2),
    hands: only(hands, 2),
    piles: [piles[0] ?? null, null, piles[3] ?? null, null],
  };
  const cluster = middleIn(two, topOf(places));
  return cluster.stock.w < places.stock.w ? two : { ...two, ...cluster };
}

/**
 * Places three players at seats 0, 1 and 3; the pile of the next player is opposite if the middle
 * leaves room for it.
 */
function forThree(places: Places): Places {
  const { seats, hands, piles } = places;
  const [own, next, , last] = piles;
  const three: Places = {
    ...places,
    seats: only(seats, 0, 1, 3),
    hands: only(hands, 1, 3),
    piles: only(piles, 0, 1, 3),
  };
  if (!own || !next || !last || places.kind === "compact") return three;
  const opposite = { ...next, x: middleOf(places) - next.w / 2 };
  const apart: Places = { ...three, piles: [own, opposite, null, last] };
  const cluster = middleIn(apart, next.y + next.h + AIR);
  return cluster.stock.w < places.stock.w * LEAST ? three : { ...apart, ...cluster };
}

function only<T>(all: readonly T[], ...seats: readonly number[]): (T | null)[] {
  return all.map((one, seat) => (seats.includes(seat) ? one : null));
}

/** Places stock, indicator and okey, as large as the room below a line allows. */
function middleIn(places: Places, top: number): Cluster {
  const { kind, prompt, piles, seats, hands, rack } = places;
  const own = kind === "portrait" ? (piles[0]?.y ?? prompt.y) : prompt.y;
  const bottom = Math.min(prompt.y, own) - AIR;
  const middle = middleOf(places);
  const beside = [...piles, ...seats, ...hands]
    .filter((rect): rect is Rect => rect !== null && rect.y < bottom && rect.y + rect.h > top)
    .map(({ x, w }) => Math.max(x - middle, middle - x - w));
  const half = Math.min(rack.w * WIDTH, ...beside) - AIR;
  const { stock, label } = scaleOf(kind, pitchOf(places));
  const below = kind === "compact" ? SMALL_LABEL : label + BELOW;
  return clusterIn(middle, { top, bottom }, Math.min(stock, half / HALF), below);
}

function middleOf({ stock, okey }: Places): number {
  return (stock.x + okey.x + okey.w) / 2;
}

/** Returns the top of the felt below the opposite player. */
function topOf({ seats, hands, piles }: Places): number {
  const opposite = [seats[2], hands[2]].map((rect) => (rect ? rect.y + rect.h + AIR : 0));
  return Math.max(piles[1]?.y ?? 0, ...opposite);
}
