/** Who plays at the table. */

import type { GameView, HouseView } from "./pkg/istaka";
import { DEFAULTS, FIRST_VISIT, type Settings } from "./settings";

/** The seats at which somebody plays this match, those who are out included. */
export function playersOf({ sheet }: GameView): number[] {
  return [0, 1, 2, 3].filter((seat) => sheet[0]?.points[seat] !== null);
}

/** The seats of whose piles more than the top may be seen, by the rules. */
export function inspected(game: GameView, house: HouseView | null): readonly number[] {
  if (!game.table || !house || house.inspect === "none") return [];
  return house.inspect === "all" ? playersOf(game) : [0, game.table.previous];
}

/** The bots of a match that is begun by these settings, in the order of their seats. */
export function opponentsOf({ level, opponents }: Settings = DEFAULTS): readonly string[] {
  return opponents.map((one) => one || level);
}

/** Whether they are the usual ones, or those of a first match, who have no names of their own. */
export function areUsual(opponents: readonly string[]): boolean {
  return opponents.every((one) => one === DEFAULTS.level || one === FIRST_VISIT.level);
}
