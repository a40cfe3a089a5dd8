/**
 * How the rack lay before: the way back from every rearrangement, and from
 * turning the device.
 *
 * What it gives back may hold tiles that have gone meanwhile and lack new ones;
 * the hand decides, the order is the player's.
 */

import { type Rack, reconcile, reshape, type Shape } from "./rack";

/** So many steps go back. */
const KEPT = 50;

export class Arrangements {
  #past: Rack[] = [];
  /** The rack before and after the device was turned. */
  #turned: { readonly from: Rack; readonly to: Rack } | null = null;

  get empty(): boolean {
    return this.#past.length === 0;
  }

  /** A new hand has no past. */
  clear(): void {
    this.#past = [];
    this.#turned = null;
  }

  /** Remembers how the rack lay, if it lies otherwise now. */
  push(rack: Rack, now: Rack): void {
    if (!same(rack, now)) this.#past = [...this.#past, rack].slice(-KEPT);
  }

  /** The last arrangement that differs from the present one; null if there is none. */
  back(rack: Rack, hand: readonly string[]): Rack | null {
    for (let last = this.#past.pop(); last; last = this.#past.pop()) {
      const before = reconcile(reshape(last, rack.shape), hand, null);
      if (!same(before, rack)) return before;
    }
    return null;
  }

  /** The rack in another shape: as it lay when it last had this one, if it was not rearranged since. */
  turn(rack: Rack, hand: readonly string[], shape: Shape): Rack {
    const { from, to } = this.#turned ?? {};
    const untouched = from && to && same(reconcile(to, hand, null), rack);
    const known =
      untouched && from.shape.columns === shape.columns && from.shape.tiers === shape.tiers;
    const turned = known ? reconcile(from, hand, null) : reshape(rack, shape);
    this.#turned = { from: rack, to: turned };
    return turned;
  }
}

/** Whether both lie alike. */
function same(one: Rack, other: Rack): boolean {
  return (
    one.slots.length === other.slots.length && one.slots.every((held, i) => held === other.slots[i])
  );
}
