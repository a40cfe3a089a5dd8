/** The piles as parts of a table: the one to take from, and the one to discard onto. */

import { say, seatName, tileName } from "../../locales/messages";
import type { TileFace } from "../../state/faces";
import type { Rect } from "../../state/rect";
import { isAdvised, pointed, type State } from "../../state/state";
import { type Action, controlOf, targetOf } from "../action";
import type { Control } from "../controls";
import { INERT, type Outline, type Target } from "../layout";

/** Returns the place where a tap takes; `tile` can be dragged from it. */
export function takeTarget(rect: Rect, take: Action, state: State, tile: string | null): Target {
  return { ...INERT, ...targetOf(take, state), rect, gives: tile === null ? null : [tile] };
}

/** Returns the player's own pile; `live` if a tap would discard the selected tile. */
export function discardTarget(
  rect: Rect,
  discard: Action,
  state: State,
  live: boolean,
  reach: number,
): Target {
  return { ...INERT, ...targetOf(discard, state), rect, live, takes: discard.name, reach };
}

/** The top of a pile and its explanation. */
interface Top {
  readonly tile: TileFace | null | undefined;
  readonly about: string | undefined;
}

/** Names the pile of the player at `seat`, from which a tile may be taken. */
export function takeControl(
  rect: Rect,
  take: Action,
  state: State,
  seat: number,
  { tile, about }: Top,
): Control {
  const label = tile
    ? say("take-label", { name: seatName(seat), tile: tileName(tile) })
    : say("take-empty-label");
  return { ...pileControl(rect, take, state), label, about, tile: tile?.tile };
}

export function discardControl(
  rect: Rect,
  discard: Action,
  state: State,
  { tile, about }: Top,
): Control {
  const label = say("discard-label");
  return { ...pileControl(rect, discard, state), label, about, tile: tile?.tile };
}

function pileControl(rect: Rect, action: Action, state: State) {
  return { ...controlOf(action, state), rect, hinted: pointed(state)?.place === action.place };
}

/** Outlines a place to drop on, for the action of dropping there. */
export function dropOutline(rect: Rect, action: string, { drag }: Pick<State, "drag">): Outline {
  const over = drag?.target?.kind === "place" && drag.target.action === action;
  return { rect, as: over ? "reached" : "goal" };
}

/** Outlines stock and pile where a tile may be taken, unless a hint points elsewhere. */
export function takeableOf(state: State, stock: Rect | null, pile: Rect | null): Outline[] {
  const places = [
    [stock, "stock"],
    [pile, "take"],
  ] as const;
  return places.flatMap(([rect, place]) =>
    rect && isAdvised(state, place) ? { rect, as: "takeable" } : [],
  );
}
