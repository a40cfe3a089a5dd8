/**
 * Selection of several tiles at tables with series: single tiles on the rack, a range in a series.
 */

import { choosing, pickedIn, type State, settled } from "../state/state";

/** Selects tiles by tap or key; loaded with the games that have series. */
export interface Picking {
  /** Adds a tile of the rack to the selection or removes it; with `all`, adds all up to it. */
  onRack(state: State, tile: string, all: boolean): Partial<State>;
  /**
   * Selects the tiles of a row from the first selected one to this; only this one if there is none.
   */
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
