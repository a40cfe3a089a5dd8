/**
 * Places the tiles that lie open: the indicator's twin, and after a win the winner's melds, each in
 * one piece, in as few rows as the width allows. Sets the timing of the end of a round.
 */

import type { OkeyGameView as GameView } from "../../pkg/istaka/istaka";
import { faceIn, facesIn } from "../../state/faces";
import { ASPECT, centred, type Rect } from "../../state/rect";
import { type Finale, STEP, WAY } from "../../table/finale";
import { unseenHand } from "../../table/hands";
import { PLAIN, type PlacedTile } from "../../table/layout";
import type { Places } from "./places";
import type { OkeyState } from "./state";

export interface Laid {
  readonly mat: Rect | null;
  readonly tiles: readonly PlacedTile[];
}

/** A place for every tile, meld by meld, and the mat below them. */
interface Rows {
  readonly mat: Rect;
  /** The width of a tile. */
  readonly w: number;
  readonly rects: readonly (readonly Rect[])[];
}

/** Shares of a tile's width: from one tile to the next, between two melds, around all melds. */
const PITCH = 1.03;
const GAP = 0.45;
const FRAME = 0.4;
/** Height of a row with the line under its melds, as a multiple of a tile's width. */
const ROW = ASPECT + 0.26;
/**
 * Pixels: the smallest tile, the smallest tile at which the piles stay visible, and the air around
 * the mat.
 */
const LEAST = 19;
const LEGIBLE = 24;
const AIR = 6;
/** Distance of the twin above the indicator, as a share of the indicator's height. */
const ABOVE = 0.8;

export function layOpen(places: Places, state: OkeyState): Laid {
  const melds = winnersMelds(places, state);
  return { mat: melds?.mat ?? null, tiles: [...twin(places, state), ...(melds?.tiles ?? [])] };
}

/**
 * Places the indicator's twin in its owner's hand once it was shown; it is only visible in flight.
 */
function twin(places: Places, { game, rack }: OkeyState): PlacedTile[] {
  const { table } = game ?? {};
  const event = table?.history.find(({ kind }) => kind === "showedTwin");
  if (!table || event?.kind !== "showedTwin") return [];
  const { seat } = event;
  const face = faceIn(table, event.tile);
  const own = places.slots[rack.slots.indexOf(face.tile)];
  const { x, y, w, h } = own ?? unseenHand(places, seat, 1)[0]?.rect ?? places.stock;
  const { indicator } = places;
  const size = own ?? indicator;
  const rect = { ...size, x: x + (w - size.w) / 2, y: y + (h - size.h) / 2 };
  // Above the indicator, so that both are visible.
  const via = { ...indicator, y: indicator.y - indicator.h * ABOVE };
  return [{ ...PLAIN, key: "twin", face, rect, zone: "shown", seat, hidden: true, via }];
}

function winnersMelds(places: Places, { game }: OkeyState): Laid | null {
  const table = game?.table;
  if (table?.outcome?.kind !== "won") return null;
  const { seat } = table.outcome;
  const melds = table.outcome.melds.map((tiles) => facesIn(table, tiles));
  const finale = game && finaleOf(game);
  const { mat, rects } = rowsIn(
    places,
    melds.map((tiles) => tiles.length),
  );
  const tiles = melds.flatMap((faces, i) =>
    faces.flatMap((face, k) => {
      const rect = rects[i]?.[k];
      const delay = (finale?.melds[i]?.start ?? 0) + k * STEP;
      return rect
        ? [{ ...PLAIN, key: face.tile, face, rect, zone: "laid" as const, seat, delay }]
        : [];
    }),
  );
  return { mat, tiles };
}

/**
 * Chooses the room in which the tiles are largest: below the upper piles and above the lower ones,
 * below the upper and between the lower ones, or between all. If all of these are too small, the
 * melds cover the piles, which are hidden then.
 */
function rowsIn(places: Places, sizes: readonly number[]): Rows {
  const { rack, prompt, piles, seats, hands, slots } = places;
  const own = piles[0]?.y ?? 0;
  const all = piles.filter((pile) => pile !== null);
  const lower = all.filter((pile) => Math.abs(pile.y - own) < 1);
  const upper = all.filter((pile) => pile.y < own - 1);
  const heads = [...seats, ...hands].filter((rect): rect is Rect => rect !== null && rect.y < own);
  const middle = rack.x + rack.w / 2;
  const [left, right] = [rack.x, rack.x + rack.w];
  /** Returns the room down to a line, between the rectangles on both sides. */
  const between = (sides: readonly Rect[], above: readonly Rect[], bottom: number): Rect => {
    const y = below(above) + AIR;
    const ends = sides.filter((side) => side.y + side.h > y && side.y < bottom);
    const west = ends.filter(({ x }) => x < middle).map(({ x, w }) => x + w + AIR);
    const east = ends.filter(({ x }) => x > middle).map(({ x }) => x - AIR);
    const x = Math.max(left, ...west);
    return { x, y, w: Math.min(right, ...east) - x, h: bottom - y };
  };
  const lowest = prompt.y - AIR;
  const over = heads.filter(({ x, w }) => x < middle && x + w > middle);
  const high = upper.length > 0 ? upper : heads;
  const rooms = [
    between(heads, high, Math.min(lowest, own - AIR)),
    between([...heads, ...lower], high, lowest),
    between([...heads, ...all], over, lowest),
  ];
  const largest = slots[0]?.w ?? 40;
  const filled = rooms.flatMap((room) => largestIn(room, largest, sizes) ?? []);
  const [best] = filled.toSorted((one, other) => other.w - one.w);
  if (best && best.w >= LEGIBLE) return best;
  const named = Math.max(0, ...heads.filter(({ w, h }) => w > h).map(({ y, h }) => y + h)) + AIR;
  const room = { ...rack, y: named, h: lowest - named };
  return largestIn(room, largest, sizes) ?? fill(room, LEAST, sizes);
}

function below(rects: readonly Rect[]): number {
  return Math.max(0, ...rects.map(({ y, h }) => y + h));
}

/**
 * Returns the largest tiles with which the melds fit into a room; null if even the smallest do not.
 */
function largestIn(room: Rect, largest: number, sizes: readonly number[]): Rows | null {
  for (let w = largest; w >= LEAST; w *= 0.97) {
    const filled = fill(room, w, sizes);
    if (filled.mat.h <= room.h && filled.mat.w <= room.w + 1) return filled;
  }
  return null;
}

/** Centres rows of tiles of this width in a room, on a mat of their size. */
function fill(room: Rect, w: number, sizes: readonly number[]): Rows {
  const rows = wrap(sizes, room.w / w - 2 * FRAME);
  const wide = (Math.max(...rows.map(width)) + 2 * FRAME) * w;
  const high = (rows.length * ROW + 2 * FRAME) * w;
  const mat = centred(room.x + room.w / 2, room.y + room.h / 2, wide, high);
  const first = mat.y + FRAME * w;
  const rects = rows.flatMap((row, i) => {
    let next = mat.x + (mat.w - width(row) * w) / 2;
    return row.map((count) => {
      const start = next;
      next += (count * PITCH + GAP) * w;
      return Array.from({ length: count }, (_, k) => ({
        x: start + k * PITCH * w,
        y: first + i * ROW * w,
        w,
        h: w * ASPECT,
      }));
    });
  });
  return { mat, w, rects };
}

/** Arranges melds of these sizes in rows; a meld wider than the room has a row of its own. */
function wrap(sizes: readonly number[], room: number): number[][] {
  const rows: number[][] = [];
  for (const size of sizes) {
    const row = rows.at(-1);
    if (row && width([...row, size]) <= room) row.push(size);
    else rows.push([size]);
  }
  return rows;
}

/** Returns the width of a row in widths of a tile. */
function width(row: readonly number[]): number {
  return row.reduce((sum, size) => sum + size * PITCH + GAP, -GAP);
}

/**
 * Milliseconds at the usual pace: until the last discard has landed, from one meld or pair to the
 * next, duration of the light, and its extension for a special win.
 */
const OWN = { first: 320, meld: 400, pair: 250, light: 1300, more: 500 };
const OTHER = { first: 260, meld: 260, pair: 170, light: 0, more: 0 };

/** Returns the timing of the end of a round; null while it is running, and if nobody has won it. */
export function finaleOf({ table }: GameView): Finale | null {
  const outcome = table?.outcome;
  if (!table || outcome?.kind !== "won") return null;
  const own = outcome.seat === table.seat;
  const { first, meld, pair, light, more } = own ? OWN : OTHER;
  const step = outcome.byPairs ? pair : meld;
  const melds = outcome.melds.map((tiles, i) => {
    const start = first + i * step;
    return { start, landed: start + (tiles.length - 1) * STEP + WAY };
  });
  const lit = Math.max(0, ...melds.map(({ landed }) => landed));
  const special = outcome.byOkey || outcome.byPairs;
  return { own, special, melds, lit, end: lit + light + (special ? more : 0) };
}
