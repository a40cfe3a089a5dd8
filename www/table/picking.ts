/** Selection of tiles by tap or key: one tile, or several at tables with series. */

import { choosing, pickedIn, type State, settled } from "../state/state";
import type { KeyUse } from "./game";

/**
 * Selects a tile of the rack. At a table with series it joins the selection or leaves it; with
 * `all`, all tiles up to it join.
 */
export function pickOnRack(
  { melds }: Pick<KeyUse, "melds">,
  state: State,
  tile: string,
  all: boolean,
): Partial<State> {
  const { slots } = state.rack;
  if (!melds) return choosing(state, tile);
  if (all)
    return pickInRow(
      state,
      tile,
      slots.filter((held) => held !== null),
    );
  const held = pickedIn(state).filter((each) => slots.includes(each));
  const others = held.filter((each) => each !== tile);
  const picked = others.length < held.length ? others : [...held, tile];
  return { ...settled(state, tile), selected: picked[0] ?? null, picked };
}

/** Selects the tiles of a row from the first selected one to this; only this one without any. */
export function pickInRow(state: State, tile: string, row: readonly string[]): Partial<State> {
  const from = state.selected === null ? -1 : row.indexOf(state.selected);
  const to = row.indexOf(tile);
  const alone = pickedIn(state).length === 1;
  if (from < 0 || (from === to && alone)) return choosing(state, tile);
  const picked = row.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...settled(state, tile), picked };
}
