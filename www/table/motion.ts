/**
 * Motion follows from the difference between two layouts; no code animates a certain event.
 *
 * A tile whose place has changed travels there. A tile new to the layout has an origin: for one on
 * the table its owner's rack, for an unseen one the place where the table has just lost a tile, for
 * all others the stock.
 */

import { clamp } from "../base/clamp";
import type { TileFace } from "../state/faces";
import type { Rect } from "../state/rect";
import { WAY } from "./finale";
import type { Layout, PlacedTile } from "./layout";

interface Pose {
  /** Centre of the tile. */
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

/** Position of a tile before it is dealt, and its time of departure. */
interface Start {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly start: number;
  readonly duration: number;
}

/** Returns the start of a dealt tile; null for the usual start at the stock. */
export type StartOf = (tile: PlacedTile) => Start | null;

export interface Posed {
  readonly tile: PlacedTile;
  /** The face shown while it is not face down: a taken tile stays known until it arrives. */
  readonly face: TileFace | null;
  readonly pose: Pose;
  readonly arrived: boolean;
}

export interface Moving {
  readonly resting: readonly Posed[];
  readonly moving: readonly Posed[];
  readonly busy: boolean;
  /** Milliseconds at the usual pace since a winner's melds began to be laid open. */
  readonly laid: number;
}

/** A movement of a tile from one pose to another. */
interface Trip {
  from: Pose;
  to: Pose;
  start: number;
  duration: number;
}

interface Track {
  tile: PlacedTile;
  face: TileFace | null;
  /** Consecutive trips; only a tile that is shown and taken back has two. */
  trips: readonly [Trip, ...Trip[]];
  /** True if it is visible before it starts. */
  waits: boolean;
}

/** Duration in milliseconds of neighbours making room. */
const MAKE_ROOM = 120;
const TRAVEL = { least: 160, most: 240, perPixel: 0.3 };
/** Milliseconds from one dealt tile to the next, and of a dealt tile's flight. */
const DEAL = { step: 12.5, travel: 240 };
/** Milliseconds for which a tile is shown that then goes back. */
const SHOW = 1400;

export class Motion {
  #tracks = new Map<string, Track>();
  #round = "";
  /** Scroll position of the last layout. */
  #top = 0;
  /** The time until which dealt tiles are on the upper canvas, so the table is not repainted. */
  #dealt = 0;
  /** Factor of the usual durations; 0 makes every change immediate. */
  #travel = 1;
  /** Start time, factor and duration of laying open a winner's melds. */
  #laid: { readonly since: number; readonly travel: number; readonly long: number } | null = null;

  /** Starts every tile's trip from its current pose to its place in the layout. */
  follow(layout: Layout, now: number, travel = 1, startOf: StartOf | null = null): void {
    this.#travel = travel;
    const changed = this.#round !== layout.round;
    // A round resumed in its middle appears at once.
    const dealt = changed && layout.tiles.every((tile) => tile.zone !== "table");
    const before = changed ? new Map<string, Track>() : this.#tracks;
    this.#round = layout.round;
    const top = layout.scroll?.top ?? 0;
    const scrolled = this.#top - top;
    this.#top = top;
    const still = travel === 0 || (changed && !dealt);
    const origins = still || changed ? new Map<string, Origin>() : originsOf(before, layout, now);
    this.#tracks = new Map(
      layout.tiles.map((tile) => {
        const to = poseOf(tile);
        const known = scrolledTrack(before.get(tile.key), scrolled);
        const track = known
          ? this.#turnTo(known, tile, to, now)
          : still || (dealt && tile.via)
            ? rest(tile, to)
            : dealt
              ? this.#deal(startOf?.(tile) ?? this.#usual(layout, tile, now), tile, to)
              : tile.via
                ? this.#show(tile, tile.via, to, now)
                : this.#bring(origins.get(tile.key) ?? fromStock(layout), tile, to, now);
        return [tile.key, track];
      }),
    );
    if (!layout.finale) this.#laid = null;
    else if (still) this.#laid = { since: -Infinity, travel: 1, long: 0 };
    else this.#laid ??= { since: now, travel, long: layout.finale.end };
    if (dealt) this.#dealt = Math.max(...[...this.#tracks.values()].map(endOf));
  }

  /** Returns the resting and the moving tiles, each in painting order. */
  at(now: number): Moving {
    const resting: Posed[] = [];
    const moving: Posed[] = [];
    let busy = false;
    const shown = [...this.#tracks.values()].find(({ tile }) => tile.via);
    const away = shown && now < endOf(shown) ? shown : null;
    for (const { tile, face, trips, waits } of this.#tracks.values()) {
      const arrived = now >= endOf({ trips });
      if (!arrived) busy = true;
      // A tile is invisible before it is dealt, and never in two places when its owner shows it.
      if (now < trips[0].start && !waits) continue;
      if (tile.zone === "rack" && tile.seat === away?.tile.seat && tile.key === away.face?.tile) {
        continue;
      }
      const posed = { tile, face, pose: poseAt(trips, now), arrived };
      const dealt = !waits && now < this.#dealt;
      const above = !arrived || dealt || tile.zone === "drag" || tile.zone === "laid";
      (above ? moving : resting).push(posed);
    }
    const { since, travel, long } = this.#laid ?? { since: now, travel: 1, long: 0 };
    const laid = (now - since) / travel;
    return { resting, moving, busy: busy || laid < long, laid };
  }

  #turnTo(track: Track, tile: PlacedTile, to: Pose, now: number): Track {
    if (this.#travel === 0) return rest(tile, to);
    const from = poseAt(track.trips, now);
    const face = tile.face ?? track.face;
    if (tile.zone === "drag") {
      // The dragged tile is at the pointer; only its size and shadow are animated.
      const duration = MAKE_ROOM * this.#travel;
      const [picked] = track.tile.zone === "drag" ? track.trips : [{ from, start: now, duration }];
      const trip = { ...picked, to, from: { ...picked.from, x: to.x, y: to.y } };
      return { tile, face, trips: [trip], waits: true };
    }
    if (same(lastOf(track).to, to)) return { ...track, tile };
    if (tile.zone === "laid" && track.tile.zone !== "laid") {
      return this.#bring({ pose: from, face }, tile, to, now);
    }
    const shift =
      track.tile.zone === "rack" && tile.zone === "rack" && distance(from, to) < to.w * 2.5;
    const time = shift ? MAKE_ROOM : travelTime(from, to);
    const laid = tile.zone === "table" && track.tile.zone !== "table";
    const start = now + (laid ? tile.delay * this.#travel : 0);
    return direct(tile, face, { from, to, start, duration: time * this.#travel });
  }

  #deal({ x, y, w, start, duration }: Start, tile: PlacedTile, to: Pose): Track {
    const from = { x, y, w, angle: 0, turn: 0, lift: 0, alpha: 1 };
    return { ...direct(tile, tile.face, { from, to, start, duration }), waits: false };
  }

  /** Returns the usual start of a dealt tile: from the stock, in its turn. */
  #usual({ source }: Layout, { order, seat }: PlacedTile, now: number): Start {
    const start = now + (order * 4 + seat) * DEAL.step * this.#travel;
    return { ...middle(source), w: source.w, start, duration: DEAL.travel * this.#travel };
  }

  #bring({ pose: from, face }: Origin, tile: PlacedTile, to: Pose, now: number): Track {
    const laid = tile.zone === "laid";
    const start = now + tile.delay * this.#travel;
    const duration = (laid ? WAY : travelTime(from, to)) * this.#travel;
    return direct(tile, tile.face ?? face, { from, to, start, duration });
  }

  /** Returns a track to the place where everybody sees the tile, and back. */
  #show(tile: PlacedTile, via: Rect, to: Pose, now: number): Track {
    const beside = { ...to, ...middle(via), w: via.w, turn: 1, alpha: 1 };
    const duration = travelTime(to, beside) * this.#travel;
    const back = now + duration + SHOW;
    const there = { from: to, to: beside, start: now, duration };
    const home = { from: beside, to, start: back, duration };
    return { ...direct(tile, tile.face, there), trips: [there, home] };
  }
}

interface Origin {
  readonly pose: Pose;
  readonly face: TileFace | null;
}

/** Finds the origins of tiles that are new to the layout. */
function originsOf(
  before: ReadonlyMap<string, Track>,
  layout: Layout,
  now: number,
): Map<string, Origin> {
  const staying = new Set(layout.tiles.map((tile) => tile.key));
  const gone = [...before.values()].filter(({ tile }) => !staying.has(tile.key));
  const leave = (wanted: (tile: PlacedTile) => boolean): Origin | undefined => {
    const i = gone.findIndex(({ tile }) => wanted(tile));
    const [track] = i < 0 ? [] : gone.splice(i, 1);
    return track && { pose: poseAt(track.trips, now), face: track.face };
  };
  const origins = new Map<string, Origin>();
  for (const tile of layout.tiles) {
    if (before.has(tile.key)) continue;
    const origin =
      tile.zone === "table" || tile.zone === "pile" || tile.zone === "laid"
        ? leave((other) => other.zone === "hand" && other.seat === tile.seat)
        : tile.zone === "hand"
          ? leave((other) => other.zone === "table")
          : leave((other) => other.zone === "drag");
    if (origin) origins.set(tile.key, origin);
  }
  return origins;
}

function poseOf(tile: PlacedTile): Pose {
  const unseen =
    tile.hidden && (tile.zone === "hand" || (tile.zone === "shown" && tile.seat !== 0));
  return {
    ...middle(tile.rect),
    w: tile.rect.w,
    angle: tile.angle,
    turn: tile.face ? 1 : 0,
    lift: tile.zone === "drag" ? 1 : 0,
    alpha: unseen ? 0 : 1,
  };
}

function fromStock({ source }: Layout): Origin {
  const pose = { ...middle(source), w: source.w, angle: 0, turn: 0, lift: 0, alpha: 1 };
  return { pose, face: null };
}

function direct(tile: PlacedTile, face: TileFace | null, trip: Trip): Track {
  return { tile, face, trips: [trip], waits: true };
}

function rest(tile: PlacedTile, to: Pose): Track {
  return direct(tile, tile.face, { from: to, to, start: 0, duration: 0 });
}

/** Scrolls a tile on the table, even during its trip. */
function scrolledTrack(track: Track | undefined, dy: number): Track | undefined {
  if (dy === 0 || track?.tile.zone !== "table") return track;
  const along = (pose: Pose): Pose => ({ ...pose, y: pose.y + dy });
  const [first, ...others] = track.trips;
  const shifted = (trip: Trip): Trip => ({ ...trip, from: along(trip.from), to: along(trip.to) });
  return { ...track, trips: [shifted(first), ...others.map(shifted)] };
}

function lastOf({ trips }: Pick<Track, "trips">): Trip {
  return trips.at(-1) ?? trips[0];
}

function endOf(track: Pick<Track, "trips">): number {
  const { start, duration } = lastOf(track);
  return start + duration;
}

function poseAt(trips: Track["trips"], now: number): Pose {
  const { from, to, start, duration } = trips.findLast((trip) => trip.start <= now) ?? trips[0];
  const time = duration === 0 ? 1 : clamp((now - start) / duration, 0, 1);
  if (time === 1) return to;
  const part = 1 - (1 - time) ** 3;
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    w: mix(from.w, to.w),
    angle: mix(from.angle, to.angle),
    turn: mix(from.turn, to.turn),
    // A travelling tile rises on its way and descends at the end.
    lift: Math.max(
      mix(from.lift, to.lift),
      distance(from, to) > to.w ? Math.sin(Math.PI * part) * 0.6 : 0,
    ),
    alpha: Math.min(1, mix(from.alpha, to.alpha) * 1.8),
  };
}

function travelTime(from: Pose, to: Pose): number {
  const { least, most, perPixel } = TRAVEL;
  return clamp(distance(from, to) * perPixel, least, most);
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
