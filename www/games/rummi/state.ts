/** The state of the page while table rummy is played. */

import type { Rebuild } from "../../engine/views";
import type {
  RummiEvent as EventView,
  RummiGameView as GameView,
  RummiHint as HintView,
  Series,
  Missed as WhyView,
} from "../../pkg/istaka/istaka";
import type { State } from "../../state/state";

export interface RummiViews {
  readonly game: GameView;
  readonly event: EventView;
  readonly hint: HintView;
  readonly why: WhyView;
}

export type RummiState = State<RummiViews>;

/** Returns `true` if a player has yet to open with series of a required worth. */
export function isClosed({ table, options }: GameView, seat: number): boolean {
  return options.opening > 0 && !(table?.players[seat]?.opened ?? false);
}

/** Returns the table as rebuilt by the player; null if it is as at the beginning of the turn. */
export function rebuildIn({ laying, game }: RummiState): Rebuild | null {
  const text = (series: readonly Pick<Series, "tiles">[]): string =>
    series.map(({ tiles }) => tiles.join(" ")).join(" | ");
  const same = laying && text(laying.now.series) === text(game?.table?.series ?? []);
  return laying && !same ? laying.now : null;
}
