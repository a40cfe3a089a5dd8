/**
 * What lies on a table and what can be done there, as plain data: each game says where its things
 * are, and all that shows them or is touched reads this one value without knowing the game.
 */

import { clamp } from "../clamp";
import { blockOf, type Rack, type Shape, type Spot } from "../rack/rack";
import { carriedBy, type Drag, type Drop } from "../state";
import type { TileView } from "../views";
import type { Finale } from "./finale";
import { inside, type Kind, type Rect } from "./rect";

/** Where a tile is: on the rack, open on the table, with a player, in the air, shown, laid out. */
export type Zone = "rack" | "table" | "hand" | "drag" | "shown" | "laid";

export interface PlacedTile {
  /** A tile's text; for unseen tiles their seat and place. */
  readonly key: string;
  /** Null: seen from behind. */
  readonly face: TileView | null;
  readonly rect: Rect;
  readonly angle: number;
  readonly zone: Zone;
  readonly seat: number;
  /** Not painted at rest: an opponent's tile where his rack is not shown, or one under another. */
  readonly hidden: boolean;
  readonly mark: "selected" | "misfit" | "drawn" | "taken" | "last" | null;
  /** Its turn when a hand is dealt. */
  readonly order: number;
  /** Milliseconds at the usual pace until it sets out, where melds are opened one by one. */
  readonly delay: number;
  /** Where a tile is held for everybody to see before it goes back. */
  readonly via: Rect | null;
  /** Laid by the player in the turn that is under way. */
  readonly own?: boolean;
  /** For a joker in a series: the face that it stands for, as a tile's text. */
  readonly standsFor?: string | null;
}

/** What most tiles have in common. */
export const PLAIN = {
  angle: 0,
  seat: 0,
  hidden: false,
  mark: null,
  order: 0,
  delay: 0,
  via: null,
} as const;

/** What lies on the felt and takes no part in play, in the order in which it is painted. */
export type Backdrop =
  | { readonly kind: "tile"; readonly rect: Rect; readonly face: TileView | null }
  /** Where no tile lies any more. */
  | { readonly kind: "hollow"; readonly rect: Rect }
  /** Around what counts now; faint where it is not the player's turn. */
  | { readonly kind: "frame"; readonly rect: Rect; readonly faint: boolean }
  | { readonly kind: "arrow"; readonly from: Rect; readonly to: Rect };

/**
 * A bed for a series, which says by its outline whether it stands, whether tiles are missing, that
 * it waits for a new series, or that what is carried would go there.
 */
export interface Tray {
  readonly rect: Rect;
  readonly as: "stands" | "unfinished" | "invites" | "reached";
}

/**
 * A place that may be taken from, or at which a tile may be put
 * down; reached when one is held over it.
 */
export interface Outline {
  readonly rect: Rect;
  readonly as: "takeable" | "goal" | "reached";
}

/** A line on the rack below tiles that are a meld, from the first to the last of a tier. */
export interface Line {
  readonly tiles: readonly string[];
  readonly from: Rect;
  readonly to: Rect;
}

/** A place that can be tapped, that tiles can be carried from, or that they can be dropped at. */
export interface Target {
  readonly name: string;
  readonly rect: Rect;
  /** The action of a tap. One that needs a tile is done with the chosen one. */
  readonly tap: string | null;
  /** Whether a tap does something now. */
  readonly live: boolean;
  /**
   * Tiles that can be carried from here. From a place that is not open they go to the rack only, by
   * the action of a tap.
   */
  readonly gives: readonly string[] | null;
  /** All tiles of its series, which come along where the player takes hold of the whole. */
  readonly among?: readonly string[];
  /** The tile that a tap picks out, where none is picked out yet that would be put here. */
  readonly picks?: string;
  /** The series that a tap brings near where nothing is put here, as `State.near` names it. */
  readonly nears?: string;
  /** The action for which a tile of the rack can be dropped here; it is written before the tile. */
  readonly takes: string | null;
  /** Whether several tiles can be dropped here too, and those of other places. */
  readonly open?: true;
  /** So far around it a tile can be dropped, in pixels. */
  readonly reach: number;
}

/** Where everything has its place, whatever lies there: what the window decides, and who plays. */
export interface Board {
  readonly kind: Kind;
  /** Size of the letters, in pixels. */
  readonly text: number;
  /** The player's own rack, its tiers and the places of its tiles. */
  readonly shape: Shape;
  readonly rack: Rect;
  readonly floors: readonly Rect[];
  readonly slots: readonly Rect[];
  /** Where tiles lie or would lie. By seat, as hands and seats are; null where nobody plays. */
  readonly piles: readonly (Rect | null)[];
  /** The racks of the others, seen from behind; null where there is no room for them. */
  readonly hands: readonly (Rect | null)[];
  /** Avatar, name and points. */
  readonly seats: readonly (Rect | null)[];
  readonly prompt: Rect;
  /** The buttons that arrange the rack, and whether there is room for all; else one opens them. */
  readonly arrange: Rect;
  readonly roomy: boolean;
  /** The main button. */
  readonly main: Rect;
  /** Room beside the table for what can be looked up; only wide screens have it. */
  readonly side: Rect | null;
}

/** A card beside the table, for who comes for the first time or is shown how to play. */
export interface Card {
  /** At the edge, at the top, or at the top as a strip. */
  readonly at: "side" | "top" | "strip";
  readonly rect: Rect;
  /** Whether there is room for few words only. */
  readonly brief: boolean;
}

/**
 * The part of the window in which a table is seen that is higher. Its tiles and trays lie where
 * they are after scrolling; what is outside that part is not painted.
 */
export interface Scroll {
  readonly rect: Rect;
  /** Pixels: of all of the table, and how far it is scrolled. */
  readonly height: number;
  readonly top: number;
}

/** A series that lies larger above the others. */
export interface Near {
  /** Its tray. */
  readonly rect: Rect;
  readonly tiles: readonly string[];
}

export interface Layout extends Board {
  /** Which match and round this is; between two rounds nothing is the same tile. */
  readonly round: string;
  readonly card: Card | null;
  /** All that is looked at or tapped, except the prompt, the player and the words below him. */
  readonly things: readonly Rect[];
  readonly words: readonly Rect[];
  /** The width of the window without what stands at its side. */
  readonly width: number;
  /** Where the felt is brightest. */
  readonly light: { readonly x: number; readonly y: number };
  /** Where tiles come from that nobody has seen. */
  readonly source: Rect;
  readonly tiles: readonly PlacedTile[];
  readonly backdrops: readonly Backdrop[];
  readonly outlines: readonly Outline[];
  readonly lines: readonly Line[];
  readonly targets: readonly Target[];
  /** Below the tiles on the table, where those are series. */
  readonly trays?: readonly Tray[];
  /** Where the table is scrolled, if not all of it is to be seen at once. */
  readonly scroll?: Scroll;
  readonly near?: Near;
  /** Tiles that can be carried, but not to the rack. */
  readonly bound?: readonly string[];
  /** What a winner's melds lie on, if they are laid open; and how that is done. */
  readonly mat: Rect | null;
  readonly finale: Finale | null;
}

/** Pixels around a place that is tapped. */
const NEAR = 8;

/** The place under a point, or near it. */
export function targetAt({ targets }: Layout, x: number, y: number): Target | null {
  const there = (near: number) =>
    targets.find(
      ({ tap, gives, open, nears, rect }) =>
        (tap !== null || gives !== null || open || nears) && inside(rect, x, y, near),
    );
  return there(0) ?? there(NEAR) ?? null;
}

/** The action for which tiles that may come from anywhere are put down at a point. */
export function openAt({ targets }: Pick<Layout, "targets">, x: number, y: number): string | null {
  const place = targets.find(
    ({ takes, open, rect, reach }) => takes !== null && open && inside(rect, x, y, reach),
  );
  return place?.takes ?? null;
}

/** From one slot of the rack to the next. */
export function pitchOf({ slots: [first, next] }: Pick<Layout, "slots">): number {
  return first && next ? next.x - first.x : 0;
}

/** What of a layout is the rack. */
type OwnRack = Pick<Layout, "shape" | "rack" | "floors" | "slots">;

/** The spot of the rack under a point, if it is near the rack. */
export function spotAt(layout: OwnRack, x: number, y: number): Spot | null {
  const { shape, rack, floors, slots } = layout;
  const [first] = slots;
  const [floor] = floors;
  if (!first || !floor || !inside(rack, x, y, first.w * 0.5)) return null;
  // A rack of one tier has no next one to measure to.
  const pitch = floors[1] ? floors[1].y - floor.y : floor.h;
  return {
    tier: clamp(Math.floor((y - floor.y) / pitch), 0, shape.tiers - 1),
    x: clamp((x - first.x) / pitchOf(layout), 0, shape.columns - 0.01),
  };
}

/** Where what is carried would go. A single tile of one's own may be dropped at a place for it. */
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

/** The tile of the rack under a point. */
export function rackTileAt({ tiles }: Layout, x: number, y: number): PlacedTile | null {
  return tiles.findLast(({ zone, rect }) => zone === "rack" && inside(rect, x, y)) ?? null;
}

/**
 * The block that is taken hold of at a point beside its tiles: on the
 * lip below, or in the gap next to them.
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

/** The tiles of the rack in its order, so that reading them is reading the rack. */
export function onRack({ tiles, floors }: Layout): PlacedTile[] {
  const row = ({ rect }: PlacedTile): number =>
    floors.findIndex((floor) => rect.y + rect.h / 2 < floor.y + floor.h);
  return tiles
    .filter((tile) => tile.zone === "rack")
    .sort((a, b) => row(a) - row(b) || a.rect.x - b.rect.x);
}
