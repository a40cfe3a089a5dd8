/**
 * What is picked out where series are laid and several tiles go along: on the rack one tile after
 * the other, in a series all from one tile to another.
 */

import { choosing, pickedIn, type State, settled } from "../state";

/** How a tap or a key picks tiles out at such a table; it comes with the games that have one. */
export interface Picking {
  /** One more tile of the rack, or one fewer; or all up to it. */
  onRack(state: State, tile: string, all: boolean): Partial<State>;
  /** All tiles of a row from the first picked one to this; this alone where there is none. */
  inRow(state: State, tile: string, row: readonly string[]): Partial<State>;
}

export const picking: Picking = {
  onRack(state, tile, all) {
    const { slots } = state.rack;
    if (all) {
      const row = slots.flatMap((held) => held ?? []);
      return picking.inRow(state, tile, row);
    }
    const held = pickedIn(state).filter((each) => slots.includes(each));
    const others = held.filter((each) => each !== tile);
    const picked = others.length < held.length ? others : [...held, tile];
    return { ...settled(state, tile), selected: picked[0] ?? null, picked };
  },
  inRow(state, tile, row) {
    const from = state.selected === null ? -1 : row.indexOf(state.selected);
    const to = row.indexOf(tile);
    const alone = pickedIn(state).length === 1;
    if (from < 0 || (from === to && alone)) return choosing(state, tile);
    const picked = row.slice(Math.min(from, to), Math.max(from, to) + 1);
    return { ...settled(state, tile), picked };
  },
};
