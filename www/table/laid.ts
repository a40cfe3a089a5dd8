/**
 * What players lay open: the indicator's twin, and at the end the winner's melds
 * on the felt, each in one piece, in as few rows as the width allows.
 */

import type { State } from "../state";
import { type Laid, PLAIN, type PlacedTile, unseen } from "./layout";
import type { Posed } from "./motion";
import { ASPECT, type Places, type Rect } from "./places";
import type { Theme } from "./theme";

/** A place for every tile, meld by meld, and what they lie on. */
interface Rows {
  readonly tray: Rect;
  readonly rects: readonly (readonly Rect[])[];
}

/** Shares of a tile's width: from one tile to the next, between two melds, around them all. */
const PITCH = 1.03;
const GAP = 0.45;
const FRAME = 0.4;
/** Height of a row, the line under its melds included, as a share of a tile's width. */
const ROW = ASPECT + 0.26;
/** Pixels: of the smallest tile, between the tray and what is around it, and of the words below the stock. */
const LEAST = 12;
const AIR = 6;
const LABEL = 26;

export function layOpen(places: Places, state: State): Laid {
  const melds = winnersMelds(places, state);
  return { tray: melds?.tray ?? null, tiles: [...twin(places, state), ...(melds?.tiles ?? [])] };
}

/** The indicator's twin, once it has been shown, in its owner's hand: seen only on its way. */
function twin(places: Places, { game, rack }: State): PlacedTile[] {
  const event = game?.table?.history.find(({ kind }) => kind === "showedTwin");
  if (event?.kind !== "showedTwin") return [];
  const { seat, tile: face } = event;
  const own = places.slots[rack.slots.indexOf(face.tile)];
  const { x, y, w, h } = own ?? unseen(places, seat, 1)[0]?.rect ?? places.stock;
  const size = own ?? places.indicator;
  const rect = { ...size, x: x + (w - size.w) / 2, y: y + (h - size.h) / 2 };
  return [{ ...PLAIN, key: "twin", face, rect, zone: "twin", seat, hidden: true }];
}

function winnersMelds(places: Places, { game }: State): Laid | null {
  const result = game?.table?.result;
  const row = result?.rows.find(({ seat }) => seat === result.winner);
  if (!row) return null;
  const { seat, melds } = row;
  const { tray, rects } = rowsIn(
    places,
    melds.map((meld) => meld.tiles.length),
  );
  const tiles = melds.flatMap((meld, i) =>
    meld.tiles.flatMap((face, k) => {
      const rect = rects[i]?.[k];
      // A meld sets out some time after the last tile of the one before.
      const order = i * 5 + k;
      return rect
        ? [{ ...PLAIN, key: face.tile, face, rect, zone: "laid" as const, seat, order }]
        : [];
    }),
  );
  return { tray, tiles };
}

/**
 * Below the upper piles, and above the lower ones or between them, wherever the tiles can be
 * larger. Where both is narrow it lies over the piles, below the uppermost names.
 */
function rowsIn(places: Places, sizes: readonly number[]): Rows {
  const { rack, prompt, piles, seats, slots } = places;
  const own = piles[0]?.y ?? 0;
  const taken = (rects: readonly (Rect | null)[]): Rect[] => rects.filter((rect) => rect !== null);
  const lower = taken(piles).filter((pile) => Math.abs(pile.y - own) < 1);
  const high = taken(piles).filter((pile) => pile.y < own - 1);
  const heads = taken(seats).filter((seat) => seat.y < own);
  const upper = high.length > 0 ? high : heads;
  const y = Math.max(...upper.map((pile) => pile.y + pile.h)) + AIR;
  const lowest = prompt.y - AIR;
  const top = Math.min(lowest, own - AIR);
  const left = Math.min(...lower.map((pile) => pile.x + pile.w)) + AIR;
  const right = Math.max(...lower.map((pile) => pile.x)) - AIR;
  const named = Math.min(...heads.map((seat) => seat.y + seat.h));
  const all = Math.max(named, Math.min(...upper.map((pile) => pile.y)));
  const rooms = [
    { ...rack, y, h: top - y },
    { x: left, w: right - left, y, h: lowest - y },
    { ...rack, y: all, h: lowest - all },
  ];
  const [above, between, over] = rooms.map((room) => fill(room, slots[0]?.w ?? 40, sizes));
  const better = above && between && (above.w >= between.w ? above : between);
  const chosen = better && better.w > (slots[0]?.w ?? 0) * 0.7 ? better : over;
  return centre(chosen ?? fill(rack, LEAST, sizes), places);
}

interface Filled {
  readonly room: Rect;
  readonly w: number;
  readonly rows: readonly number[][];
}

/** The largest tiles with which the melds fit into a room. */
function fill(room: Rect, largest: number, sizes: readonly number[]): Filled {
  let w = largest;
  let rows = wrap(sizes, room.w / w - 2 * FRAME);
  const fits = (): boolean =>
    (rows.length * ROW + 2 * FRAME) * w <= room.h &&
    (Math.max(...rows.map(width)) + 2 * FRAME) * w <= room.w + 1;
  // Smaller tiles need fewer rows too.
  while (w > LEAST && !fits()) {
    w *= 0.95;
    rows = wrap(sizes, room.w / w - 2 * FRAME);
  }
  return { room, w, rows };
}

/** In the middle of the room, and on a tray that hides stock, indicator and okey as well. */
function centre({ room, w, rows }: Filled, { stock, okey }: Places): Rows {
  const wide = (Math.max(...rows.map(width)) + 2 * FRAME) * w;
  const high = (rows.length * ROW + 2 * FRAME) * w;
  const x = Math.min(room.x + (room.w - wide) / 2, stock.x - AIR);
  const y = Math.min(room.y + (room.h - high) / 2, stock.y - AIR);
  const right = Math.max(room.x + (room.w + wide) / 2, okey.x + okey.w + AIR);
  const bottom = Math.max(room.y + (room.h + high) / 2, stock.y + stock.h + LABEL);
  const tray = { x, y, w: right - x, h: bottom - y };
  const first = (y + bottom - rows.length * ROW * w) / 2;
  const rects = rows.flatMap((row, i) => {
    let next = tray.x + (tray.w - width(row) * w) / 2;
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
  return { tray, rects };
}

/** Melds of these sizes, row by row; a meld that is wider than all the room has a row of its own. */
function wrap(sizes: readonly number[], room: number): number[][] {
  const rows: number[][] = [];
  for (const size of sizes) {
    const row = rows.at(-1);
    if (row && width([...row, size]) <= room) row.push(size);
    else rows.push([size]);
  }
  return rows;
}

/** In widths of a tile. */
function width(row: readonly number[]): number {
  return row.reduce((sum, size) => sum + size * PITCH + GAP, -GAP);
}

/** Comes with the first meld that is laid on it; a line stands under every tile that has arrived. */
export function paintTray(
  ctx: CanvasRenderingContext2D,
  tray: Rect,
  moving: readonly Posed[],
  theme: Theme,
): void {
  const laid = moving.filter(({ tile }) => tile.zone === "laid");
  const [first] = laid;
  if (!first) return;
  const { rect } = first.tile;
  const away = Math.hypot(first.pose.x - rect.x - rect.w / 2, first.pose.y - rect.y - rect.h / 2);
  ctx.globalAlpha = 0.95 * Math.max(0, 1 - away / (3 * rect.w));
  ctx.fillStyle = theme.shade;
  ctx.beginPath();
  ctx.roundRect(tray.x, tray.y, tray.w, tray.h, rect.w * 0.35);
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.fillStyle = theme.good;
  for (const { tile, arrived } of laid) {
    const { x, y, w, h } = tile.rect;
    if (arrived) ctx.fillRect(x, y + h + w * 0.06, w * 1.03, w * 0.07);
  }
}
