/**
 * Earlier arrangements of the rack: the undo of every rearrangement, and of turning the device.
 *
 * An earlier arrangement may hold tiles that have gone meanwhile and lack new ones; the hand
 * decides, the order is the player's.
 */

import { alike, type Rack, reconcile, reshape, type Shape } from "./rack";

/** The number of steps that can be undone. */
const KEPT = 50;

/** The rack before a change by the player's hand, or by a move of the game. */
interface Change {
  readonly rack: Rack;
  readonly by: "hand" | "move";
}

/** A change that can be taken back, and how the rack lies then. */
export interface Step extends Change {
  readonly change: Change;
}

export class Arrangements {
  #past: Change[] = [];
  /** The rack before and after the device was turned. */
  #turned: { readonly from: Rack; readonly to: Rack } | null = null;

  /** A new hand has no past. */
  clear(): void {
    this.#past = [];
    this.#turned = null;
  }

  /** Remembers how the rack lay, if it lies otherwise now. */
  push(rack: Rack, now: Rack): void {
    if (!same(rack, now)) this.#keep({ rack, by: "hand" });
  }

  /** Remembers how the rack lay before a move of the game. */
  moved(rack: Rack): void {
    this.#keep({ rack, by: "move" });
  }

  #keep(change: Change): void {
    this.#past = [...this.#past, change].slice(-KEPT);
  }

  /**
   * The last change that can be taken back; null if there is none. Moves count where the game
   * takes them back; what makes no difference is passed over.
   */
  last(rack: Rack, hand: readonly string[], moves: boolean): Step | null {
    for (const change of [...this.#past].reverse()) {
      const { by } = change;
      const before = reshape(change.rack, rack.shape);
      const laid = by === "hand" ? reconcile(before, hand, null) : before;
      if (by === "hand" ? !same(laid, rack) : moves) return { rack: laid, by, change };
    }
    return null;
  }

  /** Once it has been taken back, neither the change counts any more nor what came after it. */
  forget({ change }: Step): void {
    const at = this.#past.indexOf(change);
    if (at >= 0) this.#past.length = at;
  }

  /** The rack in another shape: as it last lay in this one, if it was not rearranged since. */
  turn(rack: Rack, hand: readonly string[], shape: Shape): Rack {
    const { from, to } = this.#turned ?? {};
    const untouched = from && to && same(reconcile(to, hand, null), rack);
    const known = untouched && alike(from.shape, shape);
    const turned = known ? reconcile(from, hand, null) : reshape(rack, shape);
    this.#turned = { from: rack, to: turned };
    return turned;
  }
}

/** True if both racks hold the same tiles in the same slots. */
function same(one: Rack, other: Rack): boolean {
  return (
    one.slots.length === other.slots.length && one.slots.every((held, i) => held === other.slots[i])
  );
}
