/** The player's rack as a part of a table: tiles, also in the air, lines below melds, names. */

import { say, tileName } from "../../locales/messages";
import { place, type Rack, without } from "../../rack/rack";
import { faceIn, type Wilds } from "../../state/faces";
import { carriedBy, pickedIn, STOCK, type State } from "../../state/state";
import type { RackTile } from "../controls";
import {
  type Board,
  type Layout,
  type Line,
  onRack,
  PLAIN,
  type PlacedTile,
  pitchOf,
} from "../layout";

/** The parts of the state that the rack's layout depends on. */
type Lying = Pick<State, "rack" | "drag">;

/** Returns the rack with the neighbours already making room for the dragged tiles. */
function shownRack({ rack, drag }: Lying): Rack {
  if (!drag) return rack;
  if (drag.target?.kind === "rack") return place(rack, carriedBy(drag), drag.target.spot);
  return drag.from === "rack" ? carriedBy(drag).reduce(without, rack) : rack;
}

/**
 * Returns a line for each complete meld, one per tier it spans. A meld that the dragged tiles would
 * split has none.
 */
export function linesOf(
  { slots }: Pick<Board, "slots">,
  { melds, rack, drag }: Lying & Pick<State, "melds">,
): Line[] {
  if (drag?.from === "rack") return [];
  const shown = shownRack({ rack, drag }).slots;
  return melds.flatMap((tiles) => {
    const lying = tiles.map((tile) => shown.indexOf(tile));
    const [first = -1] = lying;
    if (first < 0 || lying.some((slot, i) => slot !== first + i)) return [];
    const places = lying.flatMap((slot) => slots[slot] ?? []);
    const firsts = places.filter(({ y }, i) => y !== places[i - 1]?.y);
    return firsts.map((from) => ({
      tiles,
      from,
      to: places.findLast(({ y }) => y === from.y) ?? from,
    }));
  });
}

/** Offset of selected tiles as a share of their height. */
const LIFT = 0.07;

/** A round with the hand of the player. */
interface Hand extends Wilds {
  readonly hand: readonly string[];
}

/** The arrival of a tile in this turn; null if it was there before. */
type Arrival = "drawn" | "taken" | null;

/**
 * Places the tiles of the player, on the rack and in the air. A tile on the rack is marked as
 * selected or a misfit, or else by its arrival.
 */
export function ownTiles(
  board: Pick<Board, "slots">,
  state: Lying & Pick<State, "selected" | "picked" | "misfits">,
  table: Hand,
  arrival: (tile: string) => Arrival,
): PlacedTile[] {
  const { misfits, drag } = state;
  const { slots } = shownRack(state);
  const [carried, picked] = [drag ? carriedBy(drag) : [], pickedIn(state)];
  const lying = table.hand.flatMap((key, order): PlacedTile[] => {
    const rect = board.slots[slots.indexOf(key)];
    if (!rect || carried.includes(key)) return [];
    const selected = picked.includes(key);
    const mark = selected ? "selected" : misfits.includes(key) ? "misfit" : arrival(key);
    const lifted = selected ? { ...rect, y: rect.y - rect.h * LIFT } : rect;
    return [{ ...PLAIN, key, face: faceIn(table, key), rect: lifted, zone: "rack", mark, order }];
  });
  return [...lying, ...inAir(board, state, table)];
}

/** Places the dragged tiles in the air; a tile of the stock has been seen by nobody. */
function inAir({ slots }: Pick<Board, "slots">, { drag }: Lying, table: Wilds): PlacedTile[] {
  const [slot] = slots;
  if (!drag || !slot) return [];
  const { w, h } = slot;
  return carriedBy(drag).map((key, i) => {
    const rect = { x: drag.x - w / 2 + i * pitchOf({ slots }), y: drag.y - h / 2, w, h };
    const face = key === STOCK ? null : faceIn(table, key);
    return { ...PLAIN, key, face, rect, zone: "drag" };
  });
}

/** The events that bring a tile, of a player who draws or takes one in a turn. */
interface Arrivals {
  readonly seat: number;
  readonly drawn: string | null;
  readonly history: readonly { readonly kind: string; readonly seat: number }[];
}

/** Returns the arrival of each tile in a game where one tile is drawn or taken. */
export function arrivalIn({ seat, drawn, history }: Arrivals): (tile: string) => Arrival {
  const came = history.findLast(
    (event) => event.seat === seat && (event.kind === "drew" || event.kind === "took"),
  );
  return (tile) => (tile !== drawn ? null : came?.kind === "took" ? "taken" : "drawn");
}

/** Names the tiles of the rack with their marks; `about` returns the key of an explanation. */
export function rackTiles(
  layout: Layout,
  about: (tile: PlacedTile) => string | undefined,
  name: (tile: PlacedTile) => string = ({ face }) => (face ? tileName(face) : ""),
  finishes: (tile: string) => boolean = () => false,
): RackTile[] {
  return onRack(layout).map((tile) => {
    const [plain, mark] = [name(tile), tile.mark];
    const isNamed = mark === "misfit" || mark === "taken" || mark === "drawn";
    return {
      tile,
      name: isNamed ? say(`tile-${mark}`, { tile: plain }) : plain,
      about: about(tile),
      finishes: finishes(tile.key),
    };
  });
}
