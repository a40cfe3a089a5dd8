/** The player's own rack on a layout, as every game has it: tiles, drag, and lines below melds. */

import type { TileView } from "../engine/views";
import { place, type Rack, without } from "../rack/rack";
import type { Rect } from "../state/rect";
import { carriedBy, pickedIn, type State } from "../state/state";
import { type Board, type Line, PLAIN, type PlacedTile, pitchOf } from "./layout";

/** The parts of the state that the rack's layout depends on. */
type Lying = Pick<State, "rack" | "drag">;

/** Returns the rack with the neighbours already making room for the dragged tiles. */
export function shownRack({ rack, drag }: Lying): Rack {
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

/** Places a tile on the rack, marked by a hint or the like, or else by its arrival this turn. */
export function lyingOnRack(
  rect: Rect,
  face: TileView,
  order: number,
  state: Pick<State, "selected" | "picked" | "misfits">,
  arrival: "drawn" | "taken" | null,
): PlacedTile {
  const selected = pickedIn(state).includes(face.tile);
  const mark = selected ? "selected" : state.misfits.includes(face.tile) ? "misfit" : arrival;
  const lifted = selected ? { ...rect, y: rect.y - rect.h * LIFT } : rect;
  return { ...PLAIN, key: face.tile, face, rect: lifted, zone: "rack", mark, order };
}

/** Places the dragged tiles in the air; `faceOf` is null for a tile that nobody has seen. */
export function inAir(
  { slots }: Pick<Board, "slots">,
  { drag }: Lying,
  faceOf: (tile: string) => TileView | null,
): PlacedTile[] {
  const [slot] = slots;
  if (!drag || !slot) return [];
  const { w, h } = slot;
  return carriedBy(drag).map((key, i) => {
    const rect = { x: drag.x - w / 2 + i * pitchOf({ slots }), y: drag.y - h / 2, w, h };
    return { ...PLAIN, key, face: faceOf(key), rect, zone: "drag" };
  });
}
