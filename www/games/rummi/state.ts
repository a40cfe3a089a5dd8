/** The state of the page while table rummy is played. */

import type { Rebuild } from "../../engine/views";
import type {
  RummiEvent as EventView,
  Fit,
  RummiGameView as GameView,
  RummiHint as HintView,
  Series,
} from "../../pkg/istaka/istaka";
import type { Missed as WhyView } from "../../pkg/judge/istaka";
import { chosenTile, type State } from "../../state/state";
import { type Finale, plainFinale } from "../../table/finale";
import { rowsIn, written } from "../melds";

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

/** Returns the rows of the table as the player sees them. */
export function rowsOf({ laying, game }: RummiState): readonly Series[] {
  return laying?.now.series ?? game?.table?.series ?? [];
}

/** Returns where this tile of the rack fits, or else the chosen tile, row by row. */
export function fittingOf(state: RummiState, tile = chosenTile(state)): readonly (Fit | null)[] {
  const lays = tile !== null && (state.game?.table?.legal.lay ?? false);
  const fit = ({ fits }: Series) => (lays && fits.find((each) => each.tile === tile)) || null;
  return rowsOf(state).map(fit);
}

/** Returns `true` if the chosen tile fits a row. */
export const doesFit = (state: RummiState): boolean => fittingOf(state).some((fit) => fit !== null);

/** Returns the table as rebuilt by the player; null if it is as at the beginning of the turn. */
export function rebuildIn({ laying, game }: RummiState): Rebuild | null {
  const begun = written(rowsIn({ series: game?.table?.series ?? [] }));
  return laying && written(rowsIn(laying.now)) !== begun ? laying.now : null;
}

/**
 * Returns the timing of the end of a round, with time to look at the last tiles; null while the
 * round is running, and if it ended without a last tile.
 */
export function finaleOf({ table }: GameView): Finale | null {
  const { outcome, seat } = table ?? {};
  return outcome?.kind === "won" ? plainFinale(outcome.seat === seat, outcome.atOnce) : null;
}
