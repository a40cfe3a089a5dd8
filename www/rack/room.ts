/**
 * Layout of rows of tiles on the tiers of a rack: whole, and apart if there is room.
 *
 * Tiles that are put down push their neighbours into the nearest free slots of the tier. If there
 * are too few of them, as few tiles as possible go to other tiers; tiers that are not needed stay
 * as they are.
 */

import { blocks, type Rack, type Row, type Shape, type Slots, without } from "./slots";

/** Rows, and the tier that each of them goes to. */
interface Plan {
  readonly rows: readonly Row[];
  readonly tiers: readonly number[];
}

/** The part of a tier that is taken in any case. */
interface Taken {
  readonly tier: number;
  readonly size: number;
}

/**
 * Puts tiles into a tier, before a column with others, so that they form one row. A row longer than
 * the tier continues in the next one, as it is read, or gives way to the tiles as a whole if there
 * are several of them.
 */
export function insert(rack: Rack, tiles: readonly string[], tier: number, column: number): Rack {
  const { shape } = rack;
  const { columns } = shape;
  const [only] = tiles.length === 1 ? tiles : [];
  const moved = only === undefined ? null : withinRow(rack, only, tier, column);
  if (moved) return moved;
  const { slots } = tiles.reduce(without, rack);
  const first = tier * columns;
  const line = slots.slice(first, first + columns);
  let at = column;
  let left = line.slice(0, at).lastIndexOf(null) + 1;
  let right = [...line, null].indexOf(null, at);
  if (right - left + tiles.length > columns && tiles.length === 1) {
    const down = right > at && tier + 1 < shape.tiers;
    if (down || left === at) right -= 1;
    else left += 1;
  } else if (right - left + tiles.length > columns) {
    at = at - left < right - at ? left : right;
    left = at;
    right = at;
  }
  const part = (start: number, end: number): string[] =>
    line.slice(start, end).flatMap((tile) => tile ?? []);
  const row = [...part(left, at), ...tiles, ...part(at, right)];
  const others = slots.map((tile, slot) =>
    slot >= first + left && slot < first + right ? null : tile,
  );
  const rest = { shape, slots: others };
  const plan = planned(shape, rowsOf(rest), { tier, size: row.length });
  const lines = linesOf(rest, plan);
  const crowded = [...(lines[tier] ?? [])];
  crowded.splice(left, right - left, ...row);
  lines[tier] = squeezed(crowded, columns, tiles);
  return { shape, slots: settled(columns, lines, plan) };
}

/** Moves a tile within its row; null if it comes from elsewhere. */
function withinRow({ shape, slots }: Rack, tile: string, tier: number, at: number): Rack | null {
  const first = tier * shape.columns;
  const line = slots.slice(first, first + shape.columns);
  const old = line.indexOf(tile);
  const between = line.slice(Math.min(old, at), Math.max(old, at));
  if (old < 0 || between.includes(null)) return null;
  line.splice(old, 1);
  line.splice(at > old ? at - 1 : at, 0, tile);
  const moved = [...slots];
  moved.splice(first, line.length, ...line);
  return { shape, slots: moved };
}

/** The slots with which all rows are whole and apart, if there are any. */
export function pack(shape: Shape, rows: readonly Row[]): Row[] | null {
  const plan = planFor(shape, rows, 1);
  const ends = Array.from({ length: shape.tiers }, (_, tier) => tier * shape.columns);
  return (
    plan &&
    rows.map(({ tiles }, i) => {
      const tier = plan.tiers[i] ?? 0;
      const slot = ends[tier] ?? 0;
      ends[tier] = slot + tiles.length + 1;
      return { tiles, slot };
    })
  );
}

function rowsOf(rack: Rack): Row[] {
  return blocks(rack).map((tiles) => ({ tiles, slot: rack.slots.indexOf(tiles[0] ?? null) }));
}

/** Plans the tiers of rows: apart, or side by side without room for that, or in pieces. */
function planned(shape: Shape, rows: readonly Row[], taken?: Taken): Plan {
  const single = rows.flatMap(({ tiles, slot }) =>
    tiles.map((tile, i) => ({ tiles: [tile], slot: slot + i })),
  );
  const plans = [
    [rows, 1],
    [rows, 0],
    [single, 0],
  ] as const;
  for (const [all, gap] of plans) {
    const plan = planFor(shape, all, gap, taken);
    if (plan) return plan;
  }
  throw new Error("There are more tiles than slots.");
}

/**
 * Returns the plan with the shortest moves of tiles, or null if there is none. Every tier has a
 * number of slots, and one gap less than rows.
 */
function planFor(
  { tiers, columns }: Shape,
  rows: readonly Row[],
  gap: number,
  taken?: Taken,
): Plan | null {
  const used = Array.from({ length: tiers }, (_, tier) =>
    tier === taken?.tier ? taken.size + gap : 0,
  );
  let found = [{ used, way: 0, tiers: [] as number[] }];
  for (const row of rows) {
    // Keeps the best of the plans that fill the tiers alike.
    const best = new Map<string, (typeof found)[number]>();
    for (const one of found) {
      one.used.forEach((size, tier) => {
        const now = one.used.with(tier, size + row.tiles.length + gap);
        const way = one.way + wayTo(tier, row, columns);
        const fits = (now[tier] ?? 0) <= columns + gap;
        if (fits && way < (best.get(String(now))?.way ?? Infinity))
          best.set(String(now), { used: now, way, tiers: [...one.tiers, tier] });
      });
    }
    found = [...best.values()];
  }
  const [shortest] = found.sort((one, other) => one.way - other.way);
  return shortest ? { rows, tiers: shortest.tiers } : null;
}

/** Counts the slots that a row's tiles move: down to the beginning of a tier, up to its end. */
function wayTo(tier: number, { tiles, slot }: Row, columns: number): number {
  const home = Math.floor(slot / columns);
  if (tier === home) return 0;
  const far = tier > home ? tier * columns - slot : slot + tiles.length - (tier + 1) * columns;
  return far * tiles.length;
}

/** The rows that go to another tier, in the order in which they find their places there. */
function moving({ rows, tiers }: Plan, columns: number) {
  const moves = rows.map((row, i) => {
    const home = Math.floor(row.slot / columns);
    const tier = tiers[i] ?? home;
    return { tiles: row.tiles, tier, way: tier - home };
  });
  const up = moves.filter(({ way }) => way < 0).reverse();
  return [...moves.filter(({ way }) => way > 0), ...up];
}

/** The tiers without the rows that leave them. */
function linesOf({ shape: { tiers, columns }, slots }: Rack, plan: Plan): Slots[] {
  const leaving = new Set(moving(plan, columns).flatMap(({ tiles }) => tiles));
  const staying = slots.map((tile) => (tile !== null && leaving.has(tile) ? null : tile));
  return Array.from({ length: tiers }, (_, tier) =>
    staying.slice(tier * columns, (tier + 1) * columns),
  );
}

/** Returns all slots with the moved rows in place. */
function settled(columns: number, lines: readonly Slots[], plan: Plan): Slots {
  const all = [...lines];
  for (const { tiles, tier, way } of moving(plan, columns)) {
    const line = all[tier] ?? [];
    const size = tiles.length;
    const clear = (at: number): boolean =>
      at + size <= columns &&
      line.slice(Math.max(0, at - 1), at + size + 1).every((held) => held === null);
    const free = [...line.keys()].filter(clear);
    const at = way > 0 ? free[0] : free.at(-1);
    if (at !== undefined) all[tier] = [...line.slice(0, at), ...tiles, ...line.slice(at + size)];
    else {
      const row = way > 0 ? [...tiles, null, ...line] : [...line, null, ...tiles];
      all[tier] = squeezed(row, columns, tiles);
    }
  }
  return all.flat();
}

/** Takes free slots out of a too long tier, the nearest to these tiles first, row gaps last. */
function squeezed(line: Slots, columns: number, tiles: readonly string[]): Slots {
  const slots = [...line];
  while (slots.length > columns) {
    const first = slots.indexOf(tiles[0] ?? null);
    const away = (slot: number): number =>
      slot < first ? first - slot : slot - first - tiles.length + 1;
    const free = [...slots.keys()].filter((slot) => slots[slot] === null);
    const spare = free.filter((slot) => !slots[slot - 1] || !slots[slot + 1]);
    const all = spare.length > 0 ? spare : free;
    const nearest = all.reduce((best, slot) => (away(slot) <= away(best) ? slot : best));
    slots.splice(nearest, 1);
  }
  return slots;
}
