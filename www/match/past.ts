/**
 * The steps that undo takes back, in one list: arrangements of the rack, steps at the table of
 * melds and moves of the game. Also restores the rack when the device is turned back.
 *
 * An earlier rack may hold tiles that have gone meanwhile and lack new ones: the hand decides which
 * tiles lie there, the rack decides their order.
 */

import { uiOf } from "../games/games";
import { alike, onlyOf, type Rack, reconcile, reshape, type Shape } from "../rack/rack";
import { type Laying, lyingOn, type Rebuilt } from "../state/laying";
import type { State, Undone } from "../state/state";

/** The number of steps that can be undone. */
const KEPT = 50;

/** Rack and unfinished table before a change. */
interface Change extends Rebuilt {
  readonly by: "arrangement" | "laying" | "move";
}

/** A change that can be taken back, and the tiles after that. */
export interface Step {
  readonly by: Change["by"];
  /** Names the change for the player. */
  readonly undone: Undone;
  /** Null leaves the rack as it is. */
  readonly rack: Rack | null;
  readonly laying: Laying | null;
  /** Null for a move of an earlier visit. */
  readonly change: Change | null;
}

export class Past {
  #changes: Change[] = [];
  /** The rack before and after the device was turned. */
  #turned: { readonly from: Rack; readonly to: Rack } | null = null;

  /** Forgets everything, as for a new hand. */
  clear(): void {
    this.#changes = [];
    this.#turned = null;
  }

  /** Remembers the tiles before a change. */
  push(by: Change["by"], { rack, laying }: Rebuilt): void {
    this.#changes = [...this.#changes, { by, rack, laying }].slice(-KEPT);
  }

  /** The unfinished tables before each step of this turn. */
  get tables(): readonly Laying[] {
    return this.#changes.flatMap(({ by, laying }) => (by === "laying" && laying ? [laying] : []));
  }

  /** Forgets the steps at the table, which the engine has accepted or replaced. */
  endLaying(): void {
    this.#changes = this.#changes.filter(({ by }) => by !== "laying");
  }

  /**
   * Returns the last change that can be taken back; null if there is none. Moves count if the
   * engine takes them back; arrangements that make no difference are skipped.
   */
  last({ rack, laying, game }: Pick<State, "rack" | "laying" | "game">): Step | null {
    const moved = game?.undone ?? (game && uiOf({ game }).takeBack?.(game) ? "laying" : null);
    for (const change of this.#changes.toReversed()) {
      const { by } = change;
      const then = by === "arrangement" ? laying : change.laying;
      if (by !== "move") {
        // A rack of more tiers may have held more tiles than this one has room for.
        const hand = lyingOn(game, then);
        const lying = reconcile(reshape(onlyOf(change.rack, hand), rack.shape), hand, null);
        const differs = by === "laying" || !same(lying, rack);
        if (differs) return { by, undone: by, rack: lying, laying: then, change };
      } else if (moved) return { by, undone: moved, rack: change.rack, laying: then, change };
    }
    const known = { rack: null, laying: null, change: null };
    return moved && !laying ? { by: "move", undone: moved, ...known } : null;
  }

  /** Forgets a change that was taken back, and everything after it. */
  forget({ change }: Step): void {
    const at = change ? this.#changes.indexOf(change) : -1;
    if (at >= 0) this.#changes.length = at;
  }

  /** Returns the rack in another shape: as it last lay in this one, if nothing was moved since. */
  turn(rack: Rack, hand: readonly string[], shape: Shape): Rack {
    const { from, to } = this.#turned ?? {};
    const untouched =
      from && to && alike(to.shape, rack.shape) && same(reconcile(to, hand, null), rack);
    const known = untouched && alike(from.shape, shape);
    const turned = known ? reconcile(from, hand, null) : reshape(rack, shape);
    this.#turned = { from: rack, to: turned };
    return turned;
  }
}

/** Returns true if both racks hold the same tiles in the same slots. */
export function same(one: Rack, other: Rack): boolean {
  return (
    one.slots.length === other.slots.length && one.slots.every((held, i) => held === other.slots[i])
  );
}
