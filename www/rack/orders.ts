/** The orders for the rack that a player can ask for. */

import type { Sorted } from "../engine/views";
import { blocks, layOut, type Rack, type Shape } from "./rack";

/**
 * Lays complete melds out above the rest if there is room for that; prefers melds before the rest,
 * with all loose tiles in one row, to a layout without gaps.
 */
export function layOutSorted(shape: Shape, { whole, begun, loose }: Sorted): Rack {
  const rest = [[...begun, ...loose], [...begun, loose.flat()].filter((row) => row.length > 0)];
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
 * Closes the gaps of each tier, except around complete melds. A meld that continues in the next
 * tier keeps its place at the end of its own.
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
    // The gaps fit: a meld is a block, which had a gap on either side before.
    return Array.from({ length: columns }, (_, i) => (i < end ? near[i] : row[i]) ?? null);
  });
  return { shape, slots: closed.flat() };
}

/** Lays out rows; null unless all are whole and apart. */
function laid(shape: Shape, rows: readonly string[][]): Rack | null {
  const rack = layOut(shape, rows);
  const wanted = new Set(rows.map(String));
  const found = blocks(rack);
  return found.length === wanted.size && found.every((row) => wanted.has(String(row)))
    ? rack
    : null;
}
