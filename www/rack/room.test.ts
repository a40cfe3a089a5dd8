/** Tiles put down anywhere on any rack all stay, whole and apart, while there is room. */

import { describe, expect, it } from "vitest";
import { blocks, place, type Rack, reconcile, type Shape } from "./rack";

/** All racks of the table, by tiers and columns. */
const SHAPES = [
  [2, 16],
  [2, 14],
  [2, 12],
  [3, 8],
  [3, 7],
  [2, 9],
].map(([tiers = 0, columns = 0]) => ({ tiers, columns }));

const TILES = [..."abcdefghijklmno"];

/** The same numbers in every run, at least 0 and below 1. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Fourteen tiles anywhere, many of them side by side. */
function anyRack(shape: Shape, random: () => number): Rack {
  const slots: (string | null)[] = Array(shape.tiers * shape.columns).fill(null);
  let slot = 0;
  for (const tile of TILES.slice(0, 14)) {
    if (random() < 0.4) slot = Math.floor(random() * slots.length);
    while (slots[slot % slots.length] !== null) slot += 1;
    slots[slot % slots.length] = tile;
  }
  return { shape, slots };
}

/** Side by side in one tier. */
function neighbours(rack: Rack): string[] {
  return blocks(rack).flatMap((block) => block.slice(1).map((tile, i) => `${block[i]}${tile}`));
}

function show({ shape, slots }: Rack): string {
  const text = slots.map((held) => held ?? ".").join("");
  return text.match(new RegExp(`.{${shape.columns}}`, "g"))?.join("|") ?? "";
}

/** True if blocks of these sizes fit whole and apart, the first on its tier: tries all ways. */
function fit([size = 0, ...others]: number[], shape: Shape, tier: number): boolean {
  const put = (sizes: number[], rooms: number[]): boolean => {
    const [next, ...rest] = sizes;
    if (next === undefined) return true;
    return [...new Set(rooms)].some((room) => {
      if (room < next) return false;
      return put(rest, rooms.with(rooms.indexOf(room), room - next - 1));
    });
  };
  const rooms = Array<number>(shape.tiers).fill(shape.columns);
  return size <= shape.columns && put(others, rooms.with(tier, shape.columns - size - 1));
}

/** The tiles of the blocks that tiles touch which are put down there. */
function touched({ shape, slots }: Rack, size: number, tier: number, x: number): string[] {
  const { columns } = shape;
  const line = slots.slice(tier * columns, (tier + 1) * columns);
  const start = Math.min(Math.floor(x), columns - size);
  const free = line.slice(start, start + size).every((held) => held === null);
  const [left, right] = free ? [start, start + size] : [Math.round(x), Math.round(x)];
  const beside = [line[left - 1], line[right]];
  return blocks({ shape, slots })
    .filter((block) => block.some((tile) => beside.includes(tile)))
    .flat();
}

/** Returns the faults of putting tiles down there. */
function faults(before: Rack, carried: string[], tier: number, x: number): string[] {
  const { shape } = before;
  const after = place(before, carried, { tier, x });
  const found: string[] = [];
  const all = [...new Set([...before.slots, ...carried])].filter((held) => held !== null).sort();
  const now = after.slots.filter((held) => held !== null).sort();
  if (String(all) !== String(now)) found.push("tiles are lost or doubled");
  if (after.slots.length !== before.slots.length) found.push("the rack has another size");
  const [first = ""] = carried;
  const host = blocks(after).find((block) => block.includes(first)) ?? [];
  if (!host.join("").includes(carried.join(""))) found.push("what was carried is torn");
  if (Math.floor(after.slots.indexOf(first) / shape.columns) !== tier)
    found.push("it is elsewhere");

  const slots = before.slots.map((held) => (held && carried.includes(held) ? null : held));
  const left: Rack = { shape, slots };
  // Within its own row the tiles on both sides of it meet.
  const own = blocks(before).find((block) => block.includes(first)) ?? [];
  const stayed = own.length === host.length && own.every((tile) => host.includes(tile));
  if (!stayed)
    found.push(
      ...losses(left, after, host, [...carried, ...touched(left, carried.length, tier, x)]),
    );
  const tierOf = (rack: Rack, at: number): (string | null)[] =>
    rack.slots.slice(at * shape.columns, (at + 1) * shape.columns);
  const line = { shape: { ...shape, tiers: 1 }, slots: tierOf(left, tier) };
  const needed = blocks(line).reduce((sum, block) => sum + block.length + 1, carried.length);
  for (let other = 0; other < shape.tiers; other += 1) {
    const same = String(tierOf(left, other)) === String(tierOf(after, other));
    if (other !== tier && needed < shape.columns && !same) found.push(`tier ${other} is touched`);
  }
  const told = `${show(before)}: ${carried.join("")} to ${tier} ${x}: ${show(after)}`;
  return found.map((fault) => `${told}: ${fault}`);
}

/** Blocks and gaps lost though there is room; `near` may join the tiles that were put down. */
function losses(before: Rack, after: Rack, host: string[], near: string[]): string[] {
  const { columns } = before.shape;
  const rows = blocks(before);
  const within = (tile: string): boolean => host.includes(tile) && near.includes(tile);
  const row = host.filter(within).length;
  const pieces = rows.map((block) => block.filter((tile) => !within(tile)).length).filter(Boolean);
  const tier = Math.floor(after.slots.indexOf(host[0] ?? "") / columns);
  if (!fit([row, ...pieces], before.shape, tier)) return [];
  const found: string[] = [];
  if (row < host.length) found.push("a gap beside it is lost");
  // A row that it has made too long for the tier had to be broken.
  const broken = rows.filter((block) => block.some(within) && !block.every(within)).flat();
  if (broken.length > 0 && broken.filter((tile) => !within(tile)).length + row <= columns)
    found.push("a block is broken");
  const apart = (pair: string): boolean =>
    ![...pair].some((tile) => within(tile) || broken.includes(tile));
  const [was, is] = [before, after].map((rack) => neighbours(rack).filter(apart).sort());
  if (String(was) !== String(is)) found.push("a gap or a block is lost");
  return found;
}

describe("on any rack", () => {
  for (const shape of SHAPES) {
    const name = `${shape.tiers} × ${shape.columns}`;

    const random = dice(shape.columns);
    const racks = Array.from({ length: 8 }, () => anyRack(shape, random));

    it.each(racks.map((rack) => [show(rack), rack] as const))(
      `of ${name} whatever is put down anywhere leaves all whole and apart while there is room: %s`,
      (_, rack) => {
        const found: string[] = [];
        const loads = [["o"], ...TILES.slice(0, 14).map((tile) => [tile]), ...blocks(rack)];
        for (const carried of loads.filter(({ length }) => length <= shape.columns)) {
          for (let tier = 0; tier < shape.tiers; tier += 1) {
            for (let x = 0; x < shape.columns; x += 0.5)
              found.push(...faults(rack, carried, tier, x + 0.25));
          }
        }
        expect(found.slice(0, 5)).toEqual([]);
      },
    );

    it(`of ${name} a drawn tile lies apart while there is room, and moves no other`, () => {
      const random = dice(shape.columns);
      for (let i = 0; i < 200; i += 1) {
        const rack = anyRack(shape, random);
        const after = reconcile(rack, TILES, null);
        expect(after.slots.filter((held) => held !== null).sort()).toEqual(TILES);
        const came = after.slots.findIndex((tile, slot) => tile !== rack.slots[slot]);
        if (came < 0) continue;
        expect(after.slots.with(came, null), show(rack)).toEqual(rack.slots);
        const places = [...rack.slots.keys()].filter((slot) => rack.slots[slot] === null);
        const isApart = (slot: number): boolean =>
          neighbours({ shape, slots: rack.slots.with(slot, "o") }).length ===
          neighbours(rack).length;
        expect(isApart(came), show(rack)).toBe(places.some(isApart));
      }
    });
  }
});
