/**
 * Computes the places of all tiles: `viewport + state → rectangles`.
 *
 * The painter, the hit test and the elements for screen readers use this layout. Tiles move from
 * their places in one layout to those in the next.
 */

import type { OkeyRoundView as RoundView } from "../../pkg/istaka/istaka";
import { faceIn } from "../../state/faces";
import { ASPECT, meet, type Rect, type Viewport } from "../../state/rect";
import { cardOf, carriedBy, roundOf } from "../../state/state";
import { unseenHand } from "../../table/hands";
import {
  type Backdrop,
  type Card,
  INERT,
  type Layout,
  type Outline,
  PLAIN,
  type PlacedTile,
  type Target,
} from "../../table/layout";
import { leftHanded } from "../../table/left-handed";
import { discardTarget, dropOutline, takeableOf, takeTarget } from "../../table/parts/pile";
import { arrivalIn, linesOf, ownTiles } from "../../table/parts/rack";
import { stockOf, stockTarget } from "../../table/parts/stock";
import { DISCARD, DRAW, TAKE } from "./actions";
import { placesBeside } from "./beside";
import { finaleOf, type Laid, layOpen } from "./laid";
import { offered } from "./moves";
import { type Cluster, type Places, placesIn } from "./places";
import { seated } from "./seating";
import type { OkeyState } from "./state";

/** A layout with the additional values of this game. */
export interface OkeyLayout extends Layout, Places {
  readonly room: Room;
  /** The ring of stacks, if the rules have one and there is room for it. */
  readonly ring: Ring | null;
}

/** The places that depend on the window only, with or without a card beside the table. */
interface Room {
  readonly viewport: Viewport;
  readonly withCard: boolean;
  readonly places: Places;
  readonly card: Card | null;
}

/** Stacks around the middle of the table. */
export interface Ring {
  /** The lowest tile of each stack. */
  readonly stacks: readonly Rect[];
  /** Vertical offset between the tiles of a stack. */
  readonly rise: number;
  /** Stock, indicator and okey inside the ring, possibly smaller than without a ring. */
  readonly cluster: Cluster;
  /** The stack with the next tile. */
  readonly next: Rect | null;
  /** The remaining tiles. */
  readonly backdrops: readonly Backdrop[];
}

/** Places the ring of stacks, if the rules have one. */
export type Surround = (places: Places, state: OkeyState) => Ring | null;

/** Number of visible tiles of a pile, from its top; the other tiles are not painted. */
const VISIBLE = 3;

/** Height of the stock: at most `most` tiles, one for every `tiles` that are left. */
const LAYERS = { most: 5, tiles: 10 };

/** Drop tolerance around a place, as a share of a tile's width. */
const REACH = 0.45;

export function layoutOf(
  viewport: Viewport,
  state: OkeyState,
  before: OkeyLayout | null = null,
  surround: Surround | null = null,
): OkeyLayout {
  const room = roomIn(viewport, cardOf(state) !== null, before?.room);
  const seats = leftHanded(seated(room.places, state), state.settings.left);
  const laid = layOpen(seats, state);
  const ring = surround?.(seats, state) ?? null;
  const places = { ...seats, ...ring?.cluster };
  const { stock, okey, rack, side } = places;
  return {
    ...places,
    light: { x: (stock.x + okey.x + okey.w) / 2, y: stock.y + stock.h },
    source: ring?.next ?? stock,
    tiles: tilesOf(seats, state, laid),
    backdrops: backdropsOf(places, state, ring),
    outlines: outlinesOf(places, state, ring),
    lines: linesOf(places, state),
    targets: targetsOf(places, state, ring),
    room,
    card: room.card,
    things: thingsOf(places),
    words: wordsOf(places),
    // The rack is in the middle of the window, or of the part beside the side panel.
    width: side ? side.x : 2 * rack.x + rack.w,
    mat: laid.mat,
    finale: laid.mat && state.game ? finaleOf(state.game) : null,
    ring,
    round: roundOf(state),
  };
}

/** Reuses the places if the window is the same, as while a tile is dragged. */
function roomIn(viewport: Viewport, withCard: boolean, before: Room | undefined): Room {
  if (before?.viewport === viewport && before.withCard === withCard) return before;
  const beside = withCard ? placesBeside(viewport) : null;
  const { places, card } = beside ?? { places: placesIn(viewport), card: null };
  return { viewport, withCard, places, card };
}

/** Stock or ring, and the indicator with the okey it points to. */
function backdropsOf(places: Places, { game, drag }: OkeyState, ring: Ring | null): Backdrop[] {
  const { table } = game ?? {};
  if (!table) return [];
  const { stock, indicator, okey } = places;
  const left = table.stock - (drag?.from === "stock" ? 1 : 0);
  return [
    ...(ring ? ring.backdrops : stockOf(stock, left, LAYERS)),
    { kind: "tile", rect: indicator, face: faceIn(table, table.indicator) },
    { kind: "tile", rect: okey, face: faceIn(table, table.okey) },
    { kind: "arrow", from: indicator, to: okey },
  ];
}

/** Outlines the places to take from or to drop on now. */
function outlinesOf(places: Places, state: OkeyState, ring: Ring | null): Outline[] {
  const { game, drag } = state;
  const { legal, previous = 0 } = game?.table ?? {};
  const [own] = places.piles;
  if (!legal || !own) return [];
  const { stock, indicator, piles } = places;
  // A block can go only to the rack.
  const single = drag && drag.others.length === 0 ? drag.tile : null;
  const may = (tiles: readonly string[]): boolean => single !== null && tiles.includes(single);
  const mayThrow = drag ? may(legal.discard) : legal.discard.length > 0;
  const goals = [
    ...(mayThrow ? [dropOutline(own, "discard", state)] : []),
    ...(may(legal.declare) ? [dropOutline(indicator, "finish", state)] : []),
  ];
  if (drag) return goals;
  const taken = legal.take ? (piles[previous] ?? null) : null;
  return [...goals, ...takeableOf(state, legal.draw && !ring ? stock : null, taken)];
}

function targetsOf(places: Places, state: OkeyState, ring: Ring | null): Target[] {
  const { game, selected } = state;
  const { stock, indicator, main, piles, slots } = places;
  const { table } = game ?? {};
  const { legal } = table ?? {};
  const [own] = piles;
  const take = table && piles[table.previous];
  const wide = (slots[0]?.w ?? 40) * REACH;
  const draws = [stock, ...(ring?.next ? [ring.next] : [])];
  const taken = (legal?.take && table && offered(table)?.tile) || null;
  const live = selected !== null && (legal?.discard.includes(selected) ?? false);
  return [
    { ...INERT, name: "finish", rect: main, takes: "finish", reach: wide / 2 },
    { ...INERT, name: "indicator", rect: indicator, takes: "finish", reach: wide / 2 },
    ...draws.map((rect) => stockTarget(rect, DRAW, state, legal?.draw ?? false)),
    ...(take ? [takeTarget(take, TAKE, state, taken)] : []),
    ...(own ? [discardTarget(own, DISCARD, state, live, wide)] : []),
  ];
}

function tilesOf(places: Places, state: OkeyState, open: Laid): PlacedTile[] {
  const laid = open.tiles;
  const table = state.game?.table;
  if (!table) return [];
  const tiles: PlacedTile[] = [];
  const winner = laid.find(({ zone }) => zone === "laid")?.seat;
  const last = lastThrown(table);
  const carried = state.drag ? carriedBy(state.drag) : [];
  for (const [seat, { tiles: count, discards }] of table.players.entries()) {
    if (seat !== table.seat && seat !== winner) tiles.push(...unseenHand(places, seat, count));
    const pile = places.piles[seat] ?? places.stock;
    const trail = open.mat || !table.mayInspect[seat] ? [] : trailOf(pile, places);
    const lying = discards.filter((tile) => !carried.includes(tile));
    lying.forEach((key, i) => {
      const below = lying.length - 1 - i;
      const spread = trail[below - 1];
      const rect = spread ?? pile;
      const covered = open.mat ? meet(open.mat, rect) : false;
      const hidden = (!spread && below >= VISIBLE) || covered;
      const mark = key === last ? "last" : null;
      const [face, angle] = [faceIn(table, key), tilt(key)];
      tiles.push({ ...PLAIN, key, face, rect, angle, zone: "table", seat, hidden, mark });
    });
  }
  // The hand of a winner lies open on the felt.
  const hand = winner === table.seat ? [] : table.hand;
  tiles.push(...ownTiles(places, state, { ...table, hand }, arrivalIn(table)));
  return [...tiles, ...laid];
}

/** Returns the last discard, wherever it is now; null if there is none. */
function lastThrown({ history }: RoundView): string | null {
  const event = history.findLast(
    (one) => one.kind === "discarded" || one.kind === "declared" || one.kind === "misdeclared",
  );
  return event?.tile ?? null;
}

/** Returns the angle of a discard, which is never quite straight and always the same for a tile. */
function tilt(tile: string): number {
  let sum = 0;
  for (const char of tile) sum = (sum * 31 + char.charCodeAt(0)) % 97;
  return ((sum / 96) * 2 - 1) * 0.075;
}

/** Text below a tile: its greatest width and its height, as multiples of the font size. */
const WORD = { long: 5, short: 2.4, high: 1.4 };
/** Pixels between a tile and the text below it. */
export const DROP = 7;
/** Pixels between the top of a line and its letters. */
const LINE = 3;
/** Extra offset of the text below the stock, as a share of the stock's height. */
const STOCK_DROP = 0.15;

/** Returns the rectangles of all things except the prompt and the player's own seat. */
function thingsOf(places: Places): Rect[] {
  const { stock, indicator, okey, rack, arrange, main, bar, side, piles, seats, hands } = places;
  const rest = [...piles, ...seats.slice(1), ...hands, side].filter((rect) => rect !== null);
  return [stock, indicator, okey, rack, arrange, main, bar, ...rest];
}

/** The texts below stock, indicator and okey, and those below the two lower piles. */
function wordsOf(places: Places): Rect[] {
  const { stock, indicator, okey, piles, text } = places;
  const lower = [piles[0], piles.findLast((pile) => pile !== null)];
  const count = wordBelow(stock, text, WORD.short, stock.h * STOCK_DROP);
  // The rectangles reach down to the line of the count, because the names may be there.
  const named = [indicator, okey].map((rect) => {
    const word = wordBelow(rect, text, WORD.long);
    return { ...word, h: Math.max(word.h, count.y + count.h - word.y) };
  });
  return [
    count,
    ...named,
    ...lower.flatMap((pile) => (pile ? [wordBelow(pile, text, WORD.long)] : [])),
  ];
}

function wordBelow({ x, y, w, h }: Rect, text: number, letters: number, drop = 0): Rect {
  const long = text * letters;
  return { x: x + (w - long) / 2, y: y + h + drop + DROP - LINE, w: long, h: text * WORD.high };
}

/**
 * The discards below the top of a pile, the latest first: their number, their size as a share of
 * the pile's, the gaps as shares of their width, and the pixels to anything else.
 */
const TRAIL = { length: 2, size: 0.64, first: 0.34, next: 0.12, air: 4 };

/**
 * Returns the places of the discards below the top of a pile, side by side from the pile towards
 * the middle of a wide table; none if there is no room.
 */
function trailOf(pile: Rect, places: Places): readonly Rect[] {
  if (places.kind !== "desktop") return [];
  const { rack, prompt, seats } = places;
  const { length, size, first, next, air } = TRAIL;
  const w = pile.w * size;
  const inward = pile.x + pile.w / 2 < rack.x + rack.w / 2 ? 1 : -1;
  const start = inward > 0 ? pile.x + pile.w + first * w : pile.x - (1 + first) * w;
  const trail = Array.from({ length }, (_, i) => ({
    x: start + inward * i * (1 + next) * w,
    y: pile.y,
    w,
    h: w * ASPECT,
  }));
  const taken = [...thingsOf(places), ...wordsOf(places), prompt, ...seats.slice(0, 1)];
  const free = !taken.some(
    (rect) => rect && rect !== pile && trail.some((place) => meet(place, rect, air)),
  );
  return free ? trail : [];
}
