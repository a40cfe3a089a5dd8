/**
 * Where every tile is: `viewport + state → rectangles`.
 *
 * The painter, the hit test and the accessible mirror all read this one value,
 * and motion is what differs between two of them.
 */

import type { TileView } from "../pkg/istaka";
import { place, type Rack, type Spot, without } from "../rack";
import { type Drag, STOCK, type State, type Target } from "../state";
import { ASPECT, type Places, placesIn, type Rect, type Viewport } from "./places";

export type Zone = "rack" | "pile" | "hand" | "drag" | "twin" | "laid";

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
  readonly mark: "selected" | "misfit" | "drawn" | "last" | null;
  /** Its turn when all of a kind set out: dealt tiles, or melds that are laid open. */
  readonly order: number;
}

export interface Layout extends Places {
  readonly tiles: readonly PlacedTile[];
  /** What the winner's melds lie on, if they are laid open. */
  readonly tray: Rect | null;
  /** Which match and round this is; between two rounds nothing is the same tile. */
  readonly round: string;
}

export interface Laid {
  readonly tray: Rect;
  readonly tiles: readonly PlacedTile[];
}

/** Lays the winner's melds open, once somebody has finished; fetched later, as it is needed late. */
export type Lay = (places: Places, state: State) => Laid | null;

/** So many tiles of a pile are painted; the others lie under them. */
const VISIBLE = 3;

/** What most tiles have in common. */
export const PLAIN = { angle: 0, seat: 0, hidden: false, mark: null, order: 0 } as const;

export function layoutOf(viewport: Viewport, state: State, lay: Lay | null = null): Layout {
  const places = placesIn(viewport);
  const laid = lay?.(places, state) ?? null;
  return {
    ...places,
    tiles: tilesOf(places, state, laid?.tiles ?? []),
    tray: laid?.tray ?? null,
    round: `${state.match}:${state.game?.round ?? 0}`,
  };
}

function tilesOf(places: Places, state: State, laid: readonly PlacedTile[]): PlacedTile[] {
  const table = state.game?.table;
  if (!table) return [];
  const tiles: PlacedTile[] = [];
  const winner = laid[0]?.seat;
  const thrown = table.history.findLast((event) => "tile" in event && event.kind !== "took");
  const last = thrown && "tile" in thrown ? thrown.tile.tile : null;
  for (const { seat, tiles: count, discards } of table.players) {
    if (seat !== table.seat && seat !== winner) tiles.push(...unseen(places, seat, count));
    discards.forEach((face, i) => {
      if (state.drag?.tile === face.tile) return;
      const hidden = i < discards.length - VISIBLE;
      const rect = places.piles[seat] ?? places.stock;
      const mark = face.tile === last ? "last" : null;
      const angle = tilt(face.tile);
      tiles.push({ ...PLAIN, key: face.tile, face, rect, angle, zone: "pile", seat, hidden, mark });
    });
  }
  const rack = shownRack(state);
  table.hand.forEach((face, order) => {
    const rect = places.slots[rack.slots.indexOf(face.tile)];
    const lies = rect && state.drag?.tile !== face.tile && winner !== table.seat;
    if (lies) tiles.push(onRack(rect, face, order, state));
  });
  if (state.drag) tiles.push(carried(places, state.drag, findFace(state, state.drag.tile)));
  return [...tiles, ...twin(places, state), ...laid];
}

/** The indicator's twin, once it has been shown, in its owner's hand: seen only on its way. */
function twin(places: Places, { game, rack }: State): PlacedTile[] {
  const event = game?.table?.history.find(({ kind }) => kind === "showedTwin");
  if (event?.kind !== "showedTwin") return [];
  const { seat, tile: face } = event;
  const own = places.slots[rack.slots.indexOf(face.tile)];
  const { x, y, w, h } = own ?? unseen(places, seat, 1)[0]?.rect ?? places.stock;
  const size = own ?? places.indicator;
  const rect = { ...size, x: x + (w - size.w) / 2, y: y + (h - size.h) / 2 };
  return [{ ...PLAIN, key: "twin", face, rect, zone: "twin", seat, hidden: true }];
}

/** The rack with the neighbours already making room for what is carried over it. */
function shownRack({ rack, drag }: State): Rack {
  if (!drag) return rack;
  if (drag.target?.kind === "rack") return place(rack, drag.tile, drag.target.spot);
  return drag.from === "rack" ? without(rack, drag.tile) : rack;
}

function onRack(rect: Rect, face: TileView, order: number, state: State): PlacedTile {
  const selected = state.selected === face.tile;
  const mark = selected
    ? "selected"
    : state.misfits.includes(face.tile)
      ? "misfit"
      : state.game?.table?.drawn === face.tile
        ? "drawn"
        : null;
  const lifted = selected ? { ...rect, y: rect.y - rect.h * 0.07 } : rect;
  return { ...PLAIN, key: face.tile, face, rect: lifted, zone: "rack", mark, order };
}

/** A tile thrown by hand never lies quite straight; the same tile always lies the same way. */
function tilt(tile: string): number {
  let sum = 0;
  for (const char of tile) sum = (sum * 31 + char.charCodeAt(0)) % 97;
  return ((sum / 96) * 2 - 1) * 0.075;
}

function unseen(places: Places, seat: number, count: number): PlacedTile[] {
  const strip = places.hands[seat];
  return Array.from({ length: count }, (_, i) => ({
    ...PLAIN,
    key: `${seat}:${i}`,
    face: null,
    rect: strip ? inStrip(strip, i, count) : atSeat(places, seat),
    zone: "hand",
    seat,
    hidden: !strip,
    order: i,
  }));
}

/** Tiles overlap along the strip, so that one more still fits. */
function inStrip(strip: Rect, i: number, count: number): Rect {
  const upright = strip.h > strip.w;
  const w = upright ? strip.w * 0.72 : (strip.h * 0.84) / ASPECT;
  const h = w * ASPECT;
  const pad = (upright ? strip.w - w : strip.h - h) / 2;
  const [long, size] = upright ? [strip.h, h] : [strip.w, w];
  const step = (long - 2 * pad - size) / Math.max(14, count - 1);
  const along = (long - (step * (count - 1) + size)) / 2 + i * step;
  return upright
    ? { x: strip.x + pad, y: strip.y + along, w, h }
    : { x: strip.x + along, y: strip.y + pad, w, h };
}

function atSeat(places: Places, seat: number): Rect {
  const { x, y, h } = places.seats[seat] ?? places.stock;
  const w = h * 0.5;
  return { x: x + h / 2 - w / 2, y: y + h / 2 - (w * ASPECT) / 2, w, h: w * ASPECT };
}

function carried(places: Places, drag: Drag, face: TileView | null): PlacedTile {
  const { w, h } = places.slots[0] ?? places.stock;
  const rect = { x: drag.x - w / 2, y: drag.y - h / 2, w, h };
  return { ...PLAIN, key: drag.tile, face, rect, zone: "drag" };
}

function findFace(state: State, key: string): TileView | null {
  const table = state.game?.table;
  if (!table || key === STOCK) return null;
  const lying = [...table.hand, ...table.players.flatMap((player) => player.discards)];
  return lying.find((face) => face.tile === key) ?? null;
}

export function inside(rect: Rect, x: number, y: number, margin = 0): boolean {
  return (
    x >= rect.x - margin &&
    x <= rect.x + rect.w + margin &&
    y >= rect.y - margin &&
    y <= rect.y + rect.h + margin
  );
}

/** The spot of the rack under a point, if it is near the rack. */
export function spotAt(places: Places, x: number, y: number): Spot | null {
  const [first] = places.slots;
  const [floor] = places.floors;
  if (!first || !floor || !inside(places.rack, x, y, first.w * 0.5)) return null;
  const next = places.slots[1] ?? first;
  const pitch = (places.floors[1]?.y ?? floor.y) - floor.y;
  return {
    tier: Math.min(Math.max(Math.floor((y - floor.y) / pitch), 0), places.shape.tiers - 1),
    x: Math.min(Math.max((x - first.x) / (next.x - first.x), 0), places.shape.columns - 0.01),
  };
}

/** Where a tile carried at a point would go. Finishing is offered only for a tile of one's own. */
export function targetAt(places: Places, from: Drag["from"], x: number, y: number): Target | null {
  const reach = (places.slots[0]?.w ?? 40) * 0.45;
  if (from === "rack") {
    const [own] = places.piles;
    if (inside(places.finish, x, y, reach * 0.5) || inside(places.indicator, x, y, reach * 0.5)) {
      return { kind: "finish" };
    }
    if (own && inside(own, x, y, reach)) return { kind: "discard" };
  }
  const spot = spotAt(places, x, y);
  return spot && { kind: "rack", spot };
}

/** The tile of the rack under a point. */
export function rackTileAt(layout: Layout, x: number, y: number): PlacedTile | null {
  return layout.tiles.findLast(({ zone, rect }) => zone === "rack" && inside(rect, x, y)) ?? null;
}
