/**
 * The layout of a table as plain data. Each game computes it; painter, mirror and pointer read this
 * one value without knowing the game.
 */

import { clamp } from "../base/clamp";
import { blockOf, type Rack, type Shape, type Spot } from "../rack/rack";
import type { TileFace } from "../state/faces";
import { inside, type Kind, type Rect } from "../state/rect";
import { carriedBy, type Drag, type Drop } from "../state/state";
import type { Finale } from "./finale";

/**
 * Location of a tile: on the rack, open on the table, on a pile that does not scroll with it, in a
 * hand, dragged, shown, laid out.
 */
type Zone = "rack" | "table" | "pile" | "hand" | "drag" | "shown" | "laid";

export interface PlacedTile {
  /** The tile's text; for unseen tiles the seat and the place in the hand. */
  readonly key: string;
  /** Null if face down. */
  readonly face: TileFace | null;
  readonly rect: Rect;
  readonly angle: number;
  readonly zone: Zone;
  readonly seat: number;
  /**
   * True if not painted at rest: an opponent's tile without a visible rack, or one under another.
   */
  readonly hidden: boolean;
  readonly mark: "selected" | "misfit" | "drawn" | "taken" | "last" | null;
  /** Position in the order of dealing. */
  readonly order: number;
  /** Delay in milliseconds at the usual pace, when melds are laid one by one. */
  readonly delay: number;
  /** Place where a tile is shown to everybody before it goes back. */
  readonly via: Rect | null;
  /** For a tile of a series: laid by the player in this turn, or last by another one. */
  readonly laid?: "own" | "last" | null;
  /** A tile of the rack that fits a series, or the place of a joker there, if that is marked. */
  readonly fits?: "series" | "joker" | null;
  /** For a joker in a series: the text of the tile it stands for. */
  readonly standsFor?: string | null;
}

/** Defaults for most tiles. */
export const PLAIN = {
  angle: 0,
  seat: 0,
  hidden: false,
  mark: null,
  order: 0,
  delay: 0,
  via: null,
} as const;

/** Objects on the felt that take no part in play, in painting order. */
export type Backdrop =
  | { readonly kind: "tile"; readonly rect: Rect; readonly face: TileFace | null }
  /** An empty place for a tile. */
  | { readonly kind: "hollow"; readonly rect: Rect }
  /** A frame around what counts now; faint if it is not the player's turn. */
  | { readonly kind: "frame"; readonly rect: Rect; readonly faint: boolean }
  | { readonly kind: "arrow"; readonly from: Rect; readonly to: Rect };

/**
 * The ground of a series. Its outline shows its state: valid, incomplete, waiting for a new series,
 * or drop target.
 */
export interface Tray {
  readonly rect: Rect;
  readonly as: "stands" | "unfinished" | "invites" | "reached";
}

/** An outline around a place to take from or to drop on; `reached` while a tile is held over it. */
export interface Outline {
  readonly rect: Rect;
  readonly as: "takeable" | "goal" | "reached";
}

/** A line on the rack below tiles that are a meld, from the first to the last in a tier. */
export interface Line {
  readonly tiles: readonly string[];
  readonly from: Rect;
  readonly to: Rect;
}

/** A place that can be tapped, dragged from, or dropped on. */
export interface Target {
  readonly name: string;
  readonly rect: Rect;
  /** The action of a tap. If it needs a tile, the selected one is added. */
  readonly tap: string | null;
  /** True if a tap does something now. */
  readonly live: boolean;
  /**
   * Tiles that can be dragged from here. From a place that is not `open` they go to the rack only,
   * by the action of a tap.
   */
  readonly gives: readonly string[] | null;
  /** All tiles of the same series, which are dragged together when the player takes the whole. */
  readonly among?: readonly string[];
  /** The tile that a tap selects if no tiles are selected that would be put here. */
  readonly picks?: string;
  /** The series that a tap brings near if nothing is put here, as in `State.near`. */
  readonly nears?: string;
  /** Prefix of the action for dropping a tile of the rack here; the tile follows it. */
  readonly takes: string | null;
  /** True if several tiles, and tiles from other places, can be dropped here too. */
  readonly open?: true;
  /** Drop tolerance in pixels. */
  readonly reach: number;
}

/** Defaults of a place where nothing can be done. */
export const INERT = { tap: null, live: false, gives: null, takes: null, reach: 0 } as const;

/** The places of a table, independent of its tiles: they depend on the window and the seats. */
export interface Board {
  readonly kind: Kind;
  /** Font size in pixels. */
  readonly text: number;
  /** The same for a player's name and points, as far as there is room. */
  readonly letters: number;
  /** The player's own rack, with its tiles' places. */
  readonly shape: Shape;
  readonly rack: Rect;
  readonly floors: readonly Rect[];
  readonly slots: readonly Rect[];
  /** Discard piles by seat, as hands and seats are; null for an empty seat. */
  readonly piles: readonly (Rect | null)[];
  /** Visible racks of the other players; null if there is no room. */
  readonly hands: readonly (Rect | null)[];
  /** Avatar, name and points. */
  readonly seats: readonly (Rect | null)[];
  readonly prompt: Rect;
  /** The buttons that arrange the rack; if there is no room for all, one button opens them. */
  readonly arrange: Rect;
  readonly roomy: boolean;
  /** The main button. */
  readonly main: Rect;
  /** Room beside the table for panels; only wide screens have it. */
  readonly side: Rect | null;
}

/** A card beside the table, for a first visit or a lesson. */
export interface Card {
  /** At the edge, at the top, or at the top as a strip. */
  readonly at: "side" | "top" | "strip";
  readonly rect: Rect;
  /** True if there is room only for a short text. */
  readonly brief: boolean;
}

/**
 * The viewport of a table that is higher than its room. Positions of tiles and trays are those
 * after scrolling; nothing outside the viewport is painted.
 */
export interface Scroll {
  readonly rect: Rect;
  /** Pixels: height of the whole table, and scroll position. */
  readonly height: number;
  readonly top: number;
}

/** A series shown larger above the others. */
interface Near {
  /** Its tray. */
  readonly rect: Rect;
  readonly tiles: readonly string[];
}

export interface Layout extends Board {
  /** Identifies the match and the round; tiles never move from one round to another. */
  readonly round: string;
  readonly card: Card | null;
  /** Everything looked at or tapped, except the prompt and the player's own seat with its text. */
  readonly things: readonly Rect[];
  /** Labels on the felt. */
  readonly words: readonly Rect[];
  /** Width of the window without what stands at its side. */
  readonly width: number;
  /** Brightest point of the felt. */
  readonly light: { readonly x: number; readonly y: number };
  /** Origin of tiles that have not been seen yet. */
  readonly source: Rect;
  readonly tiles: readonly PlacedTile[];
  readonly backdrops: readonly Backdrop[];
  readonly outlines: readonly Outline[];
  readonly lines: readonly Line[];
  readonly targets: readonly Target[];
  /** Trays below the tiles on the table, for games with series. */
  readonly trays?: readonly Tray[];
  /** The places on the table where the chosen tile fits. */
  readonly goals?: readonly Rect[];
  /** Scroll position, unless the whole table is visible. */
  readonly scroll?: Scroll;
  readonly near?: Near;
  /** Tiles that can be dragged, but not to the rack. */
  readonly bound?: readonly string[];
  /** The ground and the timing of a winner's melds; null if they are not laid open. */
  readonly mat: Rect | null;
  readonly finale: Finale | null;
}

/** Returns `true` if the centre of a rectangle is in the visible part of the table. */
export function isSeen({ scroll }: Pick<Layout, "scroll">, { x, y, w, h }: Rect): boolean {
  return !scroll || inside(scroll.rect, x + w / 2, y + h / 2);
}

/** Tap tolerance in pixels around a place. */
const NEAR = 8;

/** Returns the place under a point, or near it. */
export function targetAt({ targets }: Layout, x: number, y: number): Target | null {
  const there = (near: number) =>
    targets.find(
      ({ tap, gives, open, nears, rect }) =>
        (tap !== null || gives !== null || open || nears) && inside(rect, x, y, near),
    );
  return there(0) ?? there(NEAR) ?? null;
}

/** Returns the action for dropping tiles from anywhere at a point. */
export function openAt({ targets }: Pick<Layout, "targets">, x: number, y: number): string | null {
  const place = targets.find(
    ({ takes, open, rect, reach }) => takes !== null && open && inside(rect, x, y, reach),
  );
  return place?.takes ?? null;
}

/** Returns the distance between the slots of the rack. */
export function pitchOf({ slots: [first, next] }: Pick<Layout, "slots">): number {
  return first && next ? next.x - first.x : 0;
}

/** The parts of a layout that make up the rack. */
type OwnRack = Pick<Layout, "shape" | "rack" | "floors" | "slots">;

/** Returns the spot of the rack under a point, if the point is near the rack. */
export function spotAt(layout: OwnRack, x: number, y: number): Spot | null {
  const { shape, rack, floors, slots } = layout;
  const [first] = slots;
  const [floor] = floors;
  if (!first || !floor || !inside(rack, x, y, first.w * 0.5)) return null;
  // A rack of one tier has no second one to measure the distance to.
  const pitch = floors[1] ? floors[1].y - floor.y : floor.h;
  return {
    tier: clamp(Math.floor((y - floor.y) / pitch), 0, shape.tiers - 1),
    x: clamp((x - first.x) / pitchOf(layout), 0, shape.columns - 0.01),
  };
}

/**
 * Returns the drop target of the dragged tiles. A single tile of the player's own may be dropped at
 * a place that takes it.
 */
export function dropAt(
  layout: OwnRack & Pick<Layout, "targets" | "bound">,
  drag: Drag,
): Drop | null {
  const { x, y } = drag;
  const carried = carriedBy(drag);
  const single = drag.from === "rack" && carried.length === 1;
  for (const { takes, open, rect, reach } of layout.targets) {
    const fits = takes !== null && (open || single);
    if (fits && inside(rect, x, y, reach)) return { kind: "place", action: takes };
  }
  if (carried.some((tile) => layout.bound?.includes(tile))) return null;
  const spot = spotAt(layout, x, y);
  return spot && { kind: "rack", spot };
}

/** Returns the tile of the rack under a point. */
export function rackTileAt({ tiles }: Layout, x: number, y: number): PlacedTile | null {
  return tiles.findLast(({ zone, rect }) => zone === "rack" && inside(rect, x, y)) ?? null;
}

/**
 * Returns the block grabbed at a point beside its tiles: on the lip below, or in the gap next to
 * them.
 */
export function gripAt(layout: OwnRack, rack: Rack, x: number, y: number): readonly string[] {
  const spot = inside(layout.rack, x, y) ? spotAt(layout, x, y) : null;
  if (!spot) return [];
  const { columns } = layout.shape;
  const column = Math.floor(spot.x);
  const near = spot.x - column < 0.5 ? -1 : 1;
  const tileAt = (at: number): string | null =>
    (at >= 0 && at < columns && rack.slots[spot.tier * columns + at]) || null;
  const tile = tileAt(column) ?? tileAt(column + near) ?? tileAt(column - near);
  return tile === null ? [] : blockOf(rack, tile);
}

/** Returns the tiles in the order of the rack, so that screen readers read them in that order. */
export function onRack({ tiles, floors }: Layout): PlacedTile[] {
  const row = ({ rect }: PlacedTile): number =>
    floors.findIndex((floor) => rect.y + rect.h / 2 < floor.y + floor.h);
  return tiles
    .filter((tile) => tile.zone === "rack")
    .sort((a, b) => row(a) - row(b) || a.rect.x - b.rect.x);
}
