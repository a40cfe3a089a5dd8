/** In whole rounds nothing at the table moves but what is drawn, discarded or laid. */

import { expect, it, vi } from "vitest";
import { uiOf } from "../games/games";
import { alike } from "../rack/rack";
import type { Rect, Viewport } from "../state/rect";
import { sizesOf, windowOf } from "../state/rect.double";
import { roundOf, type State } from "../state/state";
import type { Layout } from "../table/layout";
import type { PlacedSeries } from "../table/series";
import { playAdvised, sit, useTable } from "./table.double";

const LONG_RUN = Boolean(process.env.ISTAKA_ALL);

/** Rounds of each game in each window. */
const ROUNDS = LONG_RUN ? 8 : 1;

const SIZES = sizesOf(
  LONG_RUN
    ? "320x568 360x740 390x844 740x360 768x1024 1280x800 2560x1440"
    : "320x568 740x360 1280x800",
);

const RULES = ["turkish", "yuzbir", "rummi80"] as const;

/** Most turns of the player in a round. */
const TURNS = 60;

/** Widths of a tile: around a series, between two, its closest tiles, a free place, to the next. */
const AROUND = 0.26;
const APART = 0.65;
const CLOSE = 0.72;
const FREE = 3.2;
const NEXT = 0.08;

/** Distance of two rows, in heights of a series. */
const LINE = 1.13;

const storage = useTable();

/** A layout of any game. */
interface Laid extends Layout {
  readonly series?: readonly PlacedSeries[];
  readonly felt?: Rect;
  readonly free?: Rect | null;
}

/** The table at a moment of a round. */
function seen(viewport: Viewport, state: State) {
  const { game } = state;
  const layout: Laid = uiOf({ game }).layout(viewport, state, null);
  const rack = layout.tiles.filter(({ zone }) => zone === "rack");
  return { layout, rack, turn: game?.table?.turn };
}

type Seen = ReturnType<typeof seen>;

const tilesOf = ({ members }: PlacedSeries) => members.map(({ face }) => face.tile);

/** Returns the tiles of the rack that have moved; tiers come and go between turns only. */
function movedOnRack(before: Seen, after: Seen): string[] {
  if (!alike(before.layout.shape, after.layout.shape))
    return before.turn === after.turn ? ["another rack within a turn"] : [];
  return after.rack.flatMap(({ key, rect }) => {
    const was = before.rack.find((tile) => tile.key === key)?.rect;
    return was && (was.x !== rect.x || was.y !== rect.y) ? [`${key} on the rack`] : [];
  });
}

/** A series, and what it was at the beginning of the turn; null for a new one. */
interface Grown {
  readonly now: PlacedSeries;
  readonly was: PlacedSeries | null;
}

function sinceBegun(begun: readonly PlacedSeries[], series: readonly PlacedSeries[]): Grown[] {
  const common = (one: PlacedSeries, other: PlacedSeries): number =>
    one.members.filter(({ face }) => tilesOf(other).includes(face.tile)).length;
  // Of a series that was divided the larger part is it.
  const isMost = (was: PlacedSeries, now: PlacedSeries): boolean =>
    2 * common(was, now) > was.members.length;
  return series.map((now) => ({ now, was: begun.find((was) => isMost(was, now)) ?? null }));
}

/** Tells if the felt has room for the series with all in their places, and for a free one. */
function hasRoom({ layout: { series: begun = [], free, felt } }: Seen, all: Grown[]): boolean {
  if (!felt || !free) return false;
  const end = felt.x + felt.w;
  const tile = free.w / FREE;
  const taken = [...begun.map(({ tray }) => tray), free];
  for (const { now, was } of all) {
    const { x, y } = was?.tray ?? free;
    const beside = taken.filter((rect) => rect.y === y && rect.x > x).map((rect) => rect.x);
    const least = tile * (AROUND + 1 + CLOSE * (now.members.length - 1));
    const grows = was && now.members.length > was.members.length;
    if (grows && Math.min(end, ...beside.map((next) => next - NEXT * tile)) - x < least)
      return false;
  }
  let { x, y } = free;
  const fresh = all.filter(({ was }) => !was).map(({ now }) => now.members.length + AROUND);
  for (const wide of [...fresh, FREE].map((share) => share * tile)) {
    if (x > felt.x && x + wide > end) [x, y] = [felt.x, y + free.h * LINE];
    x += wide + APART * tile;
  }
  return y + free.h <= felt.y + felt.h;
}

/** Returns the series that have moved since the beginning of the turn although there was room. */
function movedSeries(begun: Seen, after: Seen): string[] {
  const all = sinceBegun(begun.layout.series ?? [], after.layout.series ?? []);
  const moved = all.flatMap(({ now, was }) => {
    const { x, y, h } = was?.tray ?? now.tray;
    const stays = now.tray.x === x && now.tray.y === y && now.tray.h === h;
    return was && !stays ? [`${tilesOf(was).join(" ")} as ${tilesOf(now).join(" ")}`] : [];
  });
  return moved.length > 0 && hasRoom(begun, all) ? moved : [];
}

it.each(SIZES.flatMap((size) => RULES.map((rules) => [rules, ...size] as const)))(
  "a round of %s at %i × %i",
  async (rules, width, height) => {
    const viewport = windowOf(width, height);
    // A newcomer sees the table beside a card, and drawn tiles come where they fit.
    for (const isNew of [false, true])
      for (let seed = 1; seed <= ROUNDS; seed += 1) {
        storage.texts.clear();
        vi.clearAllTimers();
        const table = await sit({ seed: `${seed}` }, { rules }, viewport);
        const { store } = table;
        if (isNew) store.change({ lesson: roundOf(store.state) });
        let before = seen(viewport, store.state);
        let begun = before;
        const moved: string[] = [];
        store.onChange(() => {
          const after = seen(viewport, store.state);
          const isSame = after.layout.round === before.layout.round;
          if (isSame) moved.push(...movedOnRack(before, after));
          if (!isSame || after.turn !== begun.turn) begun = after;
          moved.push(...movedSeries(begun, after));
          before = after;
        });
        for (let turn = 1; turn <= TURNS && before.turn !== null; turn += 1) {
          await table.turn();
          await playAdvised(table);
        }
        expect(moved, `seed ${seed}, newcomer: ${isNew}`).toEqual([]);
      }
  },
);
