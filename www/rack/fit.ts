/**
 * The place of a drawn tile on the rack: beside or between tiles with which it is a meld, or begins
 * one. The engine judges the melds.
 */

import type { Rack } from "./rack";

/** A tile put into a tier, and the meld that it would complete there. */
interface Try {
  readonly rack: Rack;
  readonly meld: readonly string[];
}

/** The shortest meld, and the longest that is asked for. */
const LEAST = 3;
const MOST = 13;

/**
 * Returns the rack with the tile put into its longest possible meld; null without one. Others make
 * room for it unless they are to be `still`.
 */
export async function fitted(
  rack: Rack,
  tile: string,
  complete: (rows: string[][]) => Promise<string[][]>,
  still = false,
): Promise<Rack | null> {
  const tries = triesOf(rack, tile).filter((each) => !still || stays(rack, each.rack));
  const melds = new Set((await complete(tries.map(({ meld }) => [...meld]))).map(String));
  const whole = tries.filter(({ meld }) => melds.has(String(meld)));
  const longest = Math.max(...whole.map(({ meld }) => meld.length));
  return whole.find(({ meld }) => meld.length === longest)?.rack ?? null;
}

/**
 * Returns the rack with the tile put beside one with which it begins a meld, that is, with which it
 * is one together with a wild tile; null without one. No other tile moves, so melds and two tiles
 * that begin one stay whole.
 */
export async function begun(
  rack: Rack,
  tile: string,
  wild: string,
  complete: (rows: string[][]) => Promise<string[][]>,
): Promise<Rack | null> {
  const places = placesOf(rack, tile).flatMap(({ rack: laid, row, at }) => {
    const near = row.slice(Math.max(0, at - 1), at + 2).filter((held) => held !== null);
    const [one, other] = near;
    if (!one || !other || near.length > 2 || near.includes(wild) || !stays(rack, laid)) return [];
    // Next to each other, or with one missing in between.
    return [{ laid, forms: [near.concat(wild), [one, wild, other]] }];
  });
  const whole = new Set((await complete(places.flatMap(({ forms }) => forms))).map(String));
  const found = [0, 1].flatMap((form) =>
    places.filter(({ forms }) => whole.has(String(forms[form]))),
  );
  return found[0]?.laid ?? null;
}

/** Returns true if all tiles of a rack lie in another one where they were. */
function stays(rack: Rack, other: Rack): boolean {
  return rack.slots.every((held, slot) => held === null || other.slots[slot] === held);
}

/** Every place beside a tile, with every row of tiles side by side that would hold it there. */
function triesOf(rack: Rack, tile: string): Try[] {
  return placesOf(rack, tile).flatMap(({ row, at, ...laid }) =>
    around(row, at).map((meld) => ({ ...laid, meld })),
  );
}

/** Every place beside a tile: the rack with the new tile there, its tier, and its column. */
function placesOf(rack: Rack, tile: string) {
  const { columns, tiers } = rack.shape;
  return Array.from({ length: tiers }, (_, tier) => tier).flatMap((tier) => {
    const before = rack.slots.slice(tier * columns, (tier + 1) * columns);
    return Array.from({ length: columns + 1 }, (_, at) => at).flatMap((at) => {
      const row = inserted(before, at, tile);
      if (!row || (!before[at - 1] && !before[at])) return [];
      const slots = rack.slots.toSpliced(tier * columns, columns, ...row);
      return { rack: { ...rack, slots }, row, at: row.indexOf(tile) };
    });
  });
}

/** Inserts a tile into a tier in place of the nearest spare gap; null if there is no such gap. */
function inserted(
  row: readonly (string | null)[],
  at: number,
  tile: string,
): (string | null)[] | null {
  const longer = row.toSpliced(at, 0, tile);
  const spare = longer.flatMap((held, i) => {
    const apart = Boolean(longer[i - 1]) && Boolean(longer[i + 1]);
    return held === null && !apart ? [i] : [];
  });
  const [nearest] = spare.sort((one, other) => Math.abs(one - at) - Math.abs(other - at));
  return nearest === undefined ? null : longer.toSpliced(nearest, 1);
}

/** All rows of neighbours that hold the tile at this place. */
function around(row: readonly (string | null)[], at: number): string[][] {
  let first = at;
  let end = at + 1;
  while (first > 0 && row[first - 1]) first -= 1;
  while (end < row.length && row[end]) end += 1;
  const found: string[][] = [];
  for (let from = first; from <= at; from += 1) {
    for (let to = Math.max(at + 1, from + LEAST); to <= Math.min(end, from + MOST); to += 1) {
      found.push(row.slice(from, to).filter((held) => held !== null));
    }
  }
  return found;
}
