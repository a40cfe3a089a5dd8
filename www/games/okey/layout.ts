/**
 * Where every tile is: `viewport + state → rectangles`.
 *
 * The painter, the hit test and the accessible mirror all read this one value,
 * and motion is what differs between two of them.
 */

import type { TileView } from "../../pkg/istaka";
import { blockOf, place, type Rack, type Spot, without } from "../../rack/rack";
import { cardOf, carriedBy, type Drag, roundOf, STOCK, type State, type Target } from "../../state";
import { PLAIN, type PlacedTile } from "../../table/layout";
import { inside, meet, type Rect, type Viewport } from "../../table/rect";
import { besideCard, type Card } from "./beside";
import { type Finale, finaleOf } from "./finale";
import { unseen } from "./hands";
import { type Laid, layOpen } from "./laid";
import { type Places, placesIn } from "./places";
import { seated } from "./seating";
import { trailOf } from "./trail";

export interface Layout extends Places {
  readonly tiles: readonly PlacedTile[];
  readonly room: Room;
  /** Where a card stands beside the table, if there is one. */
  readonly card: Card | null;
  /** What the winner's melds lie on, if they are laid open; and how that is done. */
  readonly tray: Rect | null;
  readonly finale: Finale | null;
  /** Whether someone has shown the indicator's twin in this round. */
  readonly twinShown: boolean;
  /** Where tiles are drawn from a ring of stacks and there is room for it. */
  readonly ring: Ring | null;
  /** Where the next tile is drawn from: the stock, or the ring, which stands for it. */
  readonly source: Rect;
  /** Which match and round this is; between two rounds nothing is the same tile. */
  readonly round: string;
}

/** What the window alone decides, where a card is to stand beside the table or not. */
export interface Room {
  readonly viewport: Viewport;
  readonly withCard: boolean;
  readonly places: Places;
  readonly card: Card | null;
}

/** Stacks around the middle of the table. */
export interface Ring {
  /** The lowest tile of each. */
  readonly stacks: readonly Rect[];
  /** How much higher each tile of a stack is seen than the one below it. */
  readonly rise: number;
  /** What it leaves room for in its middle. */
  readonly cluster: Pick<Places, "stock" | "indicator" | "okey">;
  /** The stack from which the next tile is drawn. */
  readonly next: Rect | null;
}

/** Where the ring of stacks lies. Fetched only for rules with one. */
export type Surround = (places: Places, state: State) => Ring | null;

/** So many tiles of a pile are painted; the others lie under them. */
const VISIBLE = 3;

export function layoutOf(
  viewport: Viewport,
  state: State,
  surround: Surround | null = null,
  before: Layout | null = null,
): Layout {
  const room = roomIn(viewport, cardOf(state) !== null, before?.room);
  const whole = room.places;
  const places = seated(whole, state);
  const laid = layOpen(places, state);
  const ring = surround?.(places, state) ?? null;
  const cluster = { ...places, ...ring?.cluster };
  return {
    ...cluster,
    source: ring?.next ?? cluster.stock,
    tiles: tilesOf(places, state, laid),
    room,
    card: room.card,
    tray: laid.tray,
    finale: laid.tray && state.game ? finaleOf(state.game) : null,
    twinShown: state.game?.table?.players.some(({ shownTwin }) => shownTwin) ?? false,
    ring,
    round: roundOf(state),
  };
}

/** While a tile is carried only the tiles differ from frame to frame: what the window decides is kept. */
function roomIn(viewport: Viewport, withCard: boolean, before: Room | undefined): Room {
  if (before?.viewport === viewport && before.withCard === withCard) return before;
  const beside = withCard ? besideCard(viewport) : null;
  const { places, card } = beside ?? { places: placesIn(viewport), card: null };
  return { viewport, withCard, places, card };
}

function tilesOf(places: Places, state: State, open: Laid): PlacedTile[] {
  const laid = open.tiles;
  const table = state.game?.table;
  if (!table) return [];
  const tiles: PlacedTile[] = [];
  const winner = laid.find(({ zone }) => zone === "laid")?.seat;
  const faces = table.history.flatMap((event) =>
    event.kind === "drew" || event.kind === "took" || event.kind === "passed"
      ? []
      : event.tile.tile,
  );
  const last = faces.at(-1) ?? null;
  const carried = state.drag ? carriedBy(state.drag) : [];
  for (const { seat, tiles: count, discards, mayInspect } of table.players) {
    if (seat !== table.seat && seat !== winner) tiles.push(...unseen(places, seat, count));
    const pile = places.piles[seat] ?? places.stock;
    const trail = open.tray || !mayInspect ? [] : trailOf(pile, places);
    const lying = discards.filter(({ tile }) => !carried.includes(tile));
    lying.forEach((face, i) => {
      const below = lying.length - 1 - i;
      const aside = trail[below - 1];
      const rect = aside ?? pile;
      const covered = open.tray ? meet(open.tray, rect) : false;
      const hidden = (!aside && below >= VISIBLE) || covered;
      const mark = face.tile === last ? "last" : null;
      const angle = tilt(face.tile);
      tiles.push({ ...PLAIN, key: face.tile, face, rect, angle, zone: "pile", seat, hidden, mark });
    });
  }
  const rack = shownRack(state);
  table.hand.forEach((face, order) => {
    const rect = places.slots[rack.slots.indexOf(face.tile)];
    const lies = rect && !carried.includes(face.tile) && winner !== table.seat;
    if (lies) tiles.push(onRack(rect, face, order, state));
  });
  carried.forEach((key, i) => {
    if (state.drag) tiles.push(inAir(places, state.drag, i, key, findFace(state, key)));
  });
  return [...tiles, ...laid];
}

/** The rack with the neighbours already making room for what is carried over it. */
function shownRack({ rack, drag }: State): Rack {
  if (!drag) return rack;
  if (drag.target?.kind === "rack") return place(rack, carriedBy(drag), drag.target.spot);
  return drag.from === "rack" ? carriedBy(drag).reduce(without, rack) : rack;
}

function onRack(rect: Rect, face: TileView, order: number, state: State): PlacedTile {
  const selected = state.selected === face.tile;
  const misfit = state.misfits.includes(face.tile);
  const mark = selected ? "selected" : misfit ? "misfit" : arrivalOf(face, state);
  const lifted = selected ? { ...rect, y: rect.y - rect.h * 0.07 } : rect;
  return { ...PLAIN, key: face.tile, face, rect: lifted, zone: "rack", mark, order };
}

/** How a tile came in this turn, if it did. */
function arrivalOf({ tile }: TileView, { game }: State): "drawn" | "taken" | null {
  const table = game?.table;
  if (table?.drawn !== tile) return null;
  const event = table.history.findLast(({ seat }) => seat === table.seat);
  return event?.kind === "took" ? "taken" : "drawn";
}

/** A tile thrown by hand never lies quite straight; the same tile always lies the same way. */
function tilt(tile: string): number {
  let sum = 0;
  for (const char of tile) sum = (sum * 31 + char.charCodeAt(0)) % 97;
  return ((sum / 96) * 2 - 1) * 0.075;
}

function inAir(
  places: Places,
  drag: Drag,
  i: number,
  key: string,
  face: TileView | null,
): PlacedTile {
  const { w, h } = places.slots[0] ?? places.stock;
  const rect = { x: drag.x - w / 2 + i * pitchOf(places), y: drag.y - h / 2, w, h };
  return { ...PLAIN, key, face, rect, zone: "drag" };
}

function findFace(state: State, key: string): TileView | null {
  const table = state.game?.table;
  if (!table || key === STOCK) return null;
  const lying = [...table.hand, ...table.players.flatMap((player) => player.discards)];
  return lying.find((face) => face.tile === key) ?? null;
}

/** From one slot of the rack to the next. */
function pitchOf({ slots: [first, next] }: Places): number {
  return first && next ? next.x - first.x : 0;
}

/** The spot of the rack under a point, if it is near the rack. */
export function spotAt(places: Places, x: number, y: number): Spot | null {
  const [first] = places.slots;
  const [floor] = places.floors;
  if (!first || !floor || !inside(places.rack, x, y, first.w * 0.5)) return null;
  const pitch = (places.floors[1]?.y ?? floor.y) - floor.y;
  return {
    tier: Math.min(Math.max(Math.floor((y - floor.y) / pitch), 0), places.shape.tiers - 1),
    x: Math.min(Math.max((x - first.x) / pitchOf(places), 0), places.shape.columns - 0.01),
  };
}

/** Where what is carried would go. A single tile of one's own may be thrown, or finish the round. */
export function targetOf(places: Places, { from, others, x, y }: Drag): Target | null {
  const reach = (places.slots[0]?.w ?? 40) * 0.45;
  if (from === "rack" && others.length === 0) {
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

/** The block that is taken hold of at a point beside its tiles: on the lip below, or in the gap next to them. */
export function gripAt(places: Places, rack: Rack, x: number, y: number): readonly string[] {
  const spot = inside(places.rack, x, y) ? spotAt(places, x, y) : null;
  if (!spot) return [];
  const { columns } = places.shape;
  const column = Math.floor(spot.x);
  const near = spot.x - column < 0.5 ? -1 : 1;
  const tileAt = (at: number): string | null =>
    (at >= 0 && at < columns && rack.slots[spot.tier * columns + at]) || null;
  const tile = tileAt(column) ?? tileAt(column + near) ?? tileAt(column - near);
  return tile === null ? [] : blockOf(rack, tile);
}
