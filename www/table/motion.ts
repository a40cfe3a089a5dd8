/**
 * Motion is what differs between two layouts: nobody says "animate this".
 *
 * A tile that has another place travels there. One that was not on the table
 * before has come from somewhere: a thrown tile out of its owner's rack, an
 * unseen one from the pile that just lost its top, all others from the stock.
 */

import type { Layout, PlacedTile } from "./layout";
import type { Rect } from "./places";

export interface Pose {
  /** The middle of the tile. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly angle: number;
  /** 0 shows the back, 1 the face. */
  readonly turn: number;
  /** 0 lies on the table, 1 is carried above it. */
  readonly lift: number;
  readonly alpha: number;
}

export interface Posed {
  readonly tile: PlacedTile;
  readonly pose: Pose;
}

interface Track {
  tile: PlacedTile;
  from: Pose;
  to: Pose;
  start: number;
  duration: number;
}

/** Milliseconds. */
const MAKE_ROOM = 120;
const TRAVEL = { least: 160, most: 240, perPixel: 0.3 };
const DEAL = { step: 36, travel: 220 };

export class Motion {
  #tracks = new Map<string, Track>();
  #round: string | null = null;
  /** Set when the visitor wants no motion: every change is immediate. */
  still = false;

  /** Sets every tile on its way from where it is seen now to where the layout has it. */
  follow(layout: Layout, now: number): void {
    const first = this.#round === null;
    const changed = !first && this.#round !== layout.round;
    // A round that is taken up again in its middle is there at once.
    const dealt = changed && layout.tiles.every((tile) => tile.zone !== "pile");
    const before = changed ? new Map<string, Track>() : this.#tracks;
    this.#round = layout.round;
    const origins = changed || first ? new Map<string, Pose>() : originsOf(before, layout, now);
    const next = new Map<string, Track>();
    let order = 0;
    for (const tile of layout.tiles) {
      const to = poseOf(tile);
      const known = before.get(tile.key);
      if (known) next.set(tile.key, this.#turnTo(known, tile, to, now));
      else if (first || this.still || (changed && !dealt)) next.set(tile.key, rest(tile, to));
      else {
        const from = origins.get(tile.key) ?? stockPose(layout);
        const place = Number(tile.key.split(":")[1] ?? order++);
        const start = dealt ? now + place * DEAL.step : now;
        next.set(tile.key, {
          tile,
          from,
          to,
          start,
          duration: dealt ? DEAL.travel : travelTime(from, to),
        });
      }
    }
    this.#tracks = next;
  }

  /** Puts everything where it belongs, for a window of another size. */
  settle(layout: Layout): void {
    this.#round = layout.round;
    this.#tracks = new Map(layout.tiles.map((tile) => [tile.key, rest(tile, poseOf(tile))]));
  }

  /** What lies still and what is on its way, each in painting order. */
  at(now: number): { resting: Posed[]; moving: Posed[]; busy: boolean } {
    const resting: Posed[] = [];
    const moving: Posed[] = [];
    let busy = false;
    for (const track of this.#tracks.values()) {
      const done = now >= track.start + track.duration;
      if (!done) busy = true;
      if (now < track.start) continue;
      const posed = { tile: track.tile, pose: poseAt(track, now) };
      if (done && track.tile.zone !== "drag") resting.push(posed);
      else moving.push(posed);
    }
    return { resting, moving, busy };
  }

  #turnTo(track: Track, tile: PlacedTile, to: Pose, now: number): Track {
    if (this.still) return rest(tile, to);
    const from = poseAt(track, now);
    if (tile.zone === "drag") {
      // The carried tile is where the pointer is; only its size and shadow take their time.
      const picked = track.tile.zone === "drag" ? track : { from, start: now, duration: MAKE_ROOM };
      return { ...picked, tile, to, from: { ...picked.from, x: to.x, y: to.y } };
    }
    if (same(track.to, to)) return { ...track, tile, to };
    const shift =
      track.tile.zone === "rack" && tile.zone === "rack" && distance(from, to) < to.w * 2.5;
    return { tile, from, to, start: now, duration: shift ? MAKE_ROOM : travelTime(from, to) };
  }
}

/** Where tiles that are new to the table come from. */
function originsOf(
  before: ReadonlyMap<string, Track>,
  layout: Layout,
  now: number,
): Map<string, Pose> {
  const staying = new Set(layout.tiles.map((tile) => tile.key));
  const gone = [...before.values()].filter(({ tile }) => !staying.has(tile.key));
  const leave = (wanted: (tile: PlacedTile) => boolean): Pose | undefined => {
    const i = gone.findIndex(({ tile }) => wanted(tile));
    const [track] = i < 0 ? [] : gone.splice(i, 1);
    return track && poseAt(track, now);
  };
  const origins = new Map<string, Pose>();
  for (const tile of layout.tiles) {
    if (before.has(tile.key)) continue;
    const pose =
      tile.zone === "pile"
        ? leave((other) => other.zone === "hand" && other.seat === tile.seat)
        : tile.zone === "hand"
          ? leave((other) => other.zone === "pile")
          : leave((other) => other.zone === "drag");
    if (pose) origins.set(tile.key, pose);
  }
  return origins;
}

function poseOf(tile: PlacedTile): Pose {
  return {
    ...middle(tile.rect),
    w: tile.rect.w,
    angle: tile.angle,
    turn: tile.face ? 1 : 0,
    lift: tile.zone === "drag" ? 1 : 0,
    alpha: tile.zone === "hand" && tile.hidden ? 0 : 1,
  };
}

function stockPose(layout: Layout): Pose {
  return { ...middle(layout.stock), w: layout.stock.w, angle: 0, turn: 0, lift: 0, alpha: 1 };
}

function rest(tile: PlacedTile, to: Pose): Track {
  return { tile, from: to, to, start: 0, duration: 0 };
}

function poseAt({ from, to, start, duration }: Track, now: number): Pose {
  const time = duration === 0 ? 1 : Math.min(Math.max((now - start) / duration, 0), 1);
  if (time === 1) return to;
  const part = 1 - (1 - time) ** 3;
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    w: mix(from.w, to.w),
    angle: mix(from.angle, to.angle),
    turn: mix(from.turn, to.turn),
    // A travelling tile is lifted on its way and set down at the end.
    lift: Math.max(
      mix(from.lift, to.lift),
      distance(from, to) > to.w ? Math.sin(Math.PI * part) * 0.6 : 0,
    ),
    alpha: Math.min(1, mix(from.alpha, to.alpha) * 1.8),
  };
}

function travelTime(from: Pose, to: Pose): number {
  const { least, most, perPixel } = TRAVEL;
  return Math.min(Math.max(distance(from, to) * perPixel, least), most);
}

function distance(a: Pose, b: Pose): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function same(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.turn === b.turn && a.lift === b.lift;
}

function middle(rect: Rect): { x: number; y: number } {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}
