/** The orders for the rack that a player can ask for. */

import type { RoundView, TileView } from "../../pkg/istaka";
import { blocks, layOut, type Rack, type Shape } from "../../rack/rack";
import type { Order } from "../../state";
import { byRuns, type Plain, read, SUITS, texts } from "./sorting";

/** The tiles of a hand in rows. */
export interface Sorted {
  /** What is complete. */
  readonly whole: readonly string[][];
  /** What is begun, and what goes with anything. */
  readonly begun: readonly string[][];
  /** What goes with nothing, by colour. */
  readonly loose: readonly string[][];
}

/** The best arrangement, as the engine has it. */
export interface Best {
  readonly melds: readonly string[][];
  /** The tiles in none of them, those that go together side by side. */
  readonly rest: readonly string[];
}

export async function sorted(
  order: Order,
  { hand, okey }: RoundView,
  highOne: boolean,
  best: (hand: string[]) => Promise<Best>,
): Promise<Sorted> {
  if (order === "groups") return byGroups(hand, okey);
  if (order === "pairs") return byPairs(hand, okey);
  if (order === "best") {
    return byBest(hand, okey, await best(hand.map(({ tile }) => tile)), highOne);
  }
  return { whole: [], begun: byRuns(hand, okey, highOne), loose: [] };
}

/** Three and more colours of one number are complete, pairs of numbers are begun. */
export function byGroups(hand: readonly TileView[], okey: TileView): Sorted {
  const { plain, wild } = read(hand, okey);
  const whole: string[][] = [];
  const left: Plain[][] = [];
  for (let number = 1; number <= 13; number += 1) {
    const same = plain.filter((tile) => tile.number === number);
    const distinct = SUITS.flatMap((suit) => same.find((tile) => tile.color === suit) ?? []);
    if (distinct.length >= 3) whole.push(texts(distinct));
    left.push(distinct.length >= 3 ? same.filter((tile) => !distinct.includes(tile)) : same);
  }
  const begun = left.filter((row) => row.length > 1).map(texts);
  const single = left.filter((row) => row.length === 1).flat();
  return { whole, begun: some([...begun, wild]), loose: byColor(single) };
}

/** Twins are complete. */
export function byPairs(hand: readonly TileView[], okey: TileView): Sorted {
  const { plain, wild } = read(hand, okey);
  const pairs: string[][] = [];
  const single: Plain[] = [];
  for (const tile of byColor(plain).flat()) {
    const twin = plain.find((held) => held.tile === tile);
    const last = single.at(-1);
    if (!twin) continue;
    if (last?.color === twin.color && last.number === twin.number) {
      single.pop();
      pairs.push(texts([last, twin]));
    } else single.push(twin);
  }
  return { whole: pairs, begun: some([wild]), loose: byColor(single) };
}

/** Of what is left beside the melds, neighbours that may become one are begun. */
export function byBest(
  hand: readonly TileView[],
  okey: TileView,
  { melds, rest }: Best,
  highOne = true,
): Sorted {
  const { plain } = read(hand, okey);
  const rows: { readonly tiles: string[]; readonly plain: Plain[] }[] = [];
  for (const tile of rest) {
    const face = plain.find((held) => held.tile === tile);
    const last = rows.at(-1);
    if (last && (!face || goOn(last.plain, face, highOne))) {
      last.tiles.push(tile);
      if (face) last.plain.push(face);
    } else rows.push({ tiles: [tile], plain: face ? [face] : [] });
  }
  const alone = rows.filter(({ tiles, plain }) => tiles.length === 1 && plain.length === 1);
  const begun = rows.filter((row) => !alone.includes(row)).map(({ tiles }) => tiles);
  return { whole: melds, begun, loose: byColor(alone.flatMap(({ plain }) => plain)) };
}

/** Whether a tile may be in one run or group with those before it. */
function goOn(row: readonly Plain[], { color, number }: Plain, highOne: boolean): boolean {
  const last = row.at(-1);
  if (!last) return true;
  const group = row.every((tile) => tile.number === number && tile.color !== color);
  const step = (number === 1 && highOne ? 14 : number) - last.number;
  const run = row.every((tile) => tile.color === color) && (step === 1 || step === 2);
  return group || run;
}

function byColor(tiles: readonly Plain[]): string[][] {
  const rows = SUITS.map((suit) =>
    texts(tiles.filter(({ color }) => color === suit).sort((a, b) => a.number - b.number)),
  );
  return some(rows);
}

function some(rows: string[][]): string[][] {
  return rows.filter((row) => row.length > 0);
}

/**
 * Lays out what is complete above all the rest if there is room for that, and rather before it, all
 * loose tiles in one row, than without gaps.
 */
export function layOutSorted(shape: Shape, { whole, begun, loose }: Sorted): Rack {
  const rest = [
    [...begun, ...loose],
    [...begun, ...some([loose.flat()])],
  ];
  const { tiers } = shape;
  const above = whole.length > 0 ? [...Array(tiers).keys()].slice(1) : [];
  const apart = above.flatMap((tier) =>
    rest.flatMap((rows) => {
      const [upper, lower] = [tier, tiers - tier].map((tiers) => ({ ...shape, tiers }));
      const parts = upper && lower ? [laid(upper, whole), laid(lower, rows)] : [];
      return parts.every((part) => part !== null)
        ? { shape, slots: parts.flatMap((part) => part?.slots ?? []) }
        : [];
    }),
  );
  const all = rest.map((rows) => [...whole, ...rows]);
  const [best] = [...apart, ...all.flatMap((rows) => laid(shape, rows) ?? [])];
  return best ?? layOut(shape, all.at(-1) ?? []);
}

/**
 * The tiles of each tier side by side, as they are ordered; only a complete meld stays apart from
 * what is beside it. One that goes on in the next tier keeps its place at the end of its own.
 */
export function closedUp({ shape, slots }: Rack, melds: readonly (readonly string[])[]): Rack {
  const { tiers, columns } = shape;
  const meldOf = (tile: string | null): string =>
    String(melds.find((meld) => tile !== null && meld.includes(tile)) ?? "");
  const closed = Array.from({ length: tiers }, (_, tier) => {
    const row = slots.slice(tier * columns, (tier + 1) * columns);
    const on = meldOf(row.at(-1) ?? null);
    const goesOn = on !== "" && on === meldOf(slots[(tier + 1) * columns] ?? null);
    const end = goesOn ? row.findIndex((tile) => meldOf(tile) === on) : columns;
    const held = row.slice(0, end).filter((tile) => tile !== null);
    const near = held.flatMap((tile, i) =>
      i > 0 && meldOf(tile) !== meldOf(held[i - 1] ?? null) ? [null, tile] : [tile],
    );
    // Before, there were as many gaps at least.
    return Array.from({ length: columns }, (_, i) => (i < end ? near[i] : row[i]) ?? null);
  });
  return { shape, slots: closed.flat() };
}

/** Only where all rows are whole and apart. */
function laid(shape: Shape, rows: readonly string[][]): Rack | null {
  const rack = layOut(shape, rows);
  const wanted = new Set(rows.map(String));
  const found = blocks(rack);
  return found.length === wanted.size && found.every((row) => wanted.has(String(row)))
    ? rack
    : null;
}
