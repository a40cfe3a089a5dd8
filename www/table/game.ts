/** The interface of a game that a table needs, and the animation of its deals. */

import type { GameName, GameView, Order } from "../engine/views";
import type { Shape } from "../rack/rack";
import type { Viewport } from "../state/rect";
import type { Sentence, State } from "../state/state";
import type { Action } from "./action";
import type { Controls } from "./controls";
import type { Layout } from "./layout";
import type { StartOf } from "./motion";
import type { Show } from "./paint";

/** Computes the layout. */
interface Arranges<L extends Layout> {
  /** Returns places and targets of all things; reuses parts of `before`, the last layout. */
  layout(viewport: Viewport, state: State, before?: L | null): L;
}

/** The actions of a game, and what its table does with tiles. */
export interface KeyUse {
  /** In the order of the list of keys. */
  readonly actions: readonly Action[];
  /** Sort orders of the rack. */
  readonly orders: readonly Order[];
  /** The sort orders with a button of their own where there is no room for all. */
  readonly quick?: readonly Action[];
  /** True if series lie on the table, to whose places arrows lead. */
  readonly series?: true;
  /** The table of melds that the player rebuilds, if the game has one. */
  readonly melds?: LaidTable;
}

export interface TableGame<L extends Layout = Layout> extends Arranges<L>, KeyUse {
  readonly name: GameName;
  /** Returns the rack that fits a window; with a match, one that holds the player's tiles. */
  shapeOf(viewport: Viewport, game: GameView | null): Shape;
  /** Returns the texts of the layout; null before a deal. */
  controls(state: State, layout: L): Controls | null;
  /** The animation of deals, for games with rules for it. */
  readonly deals?: ShownDeals<L>;
}

/** A table on which series are laid and rebuilt. */
export interface LaidTable {
  /** Prefix of the action that returns tiles to the rack; the tiles follow it. */
  readonly home: string;
}

interface ShownDeals<L extends Layout = Layout> {
  /** Returns `true` if the deals of a match are animated. */
  areShown(game: GameView): boolean;
  /** Fetches the animation; rejects if the network fails. */
  load(): Promise<DealShowClass<L>>;
}

/** Animates deals, and changes the layout for it. */
export interface DealShow<L extends Layout = Layout> extends Show, Arranges<L> {
  /** True while a deal is shown. */
  readonly showing: boolean;
  /** Returns the start of a dealt tile; null while no deal is shown. */
  readonly startOf: StartOf | null;
  /** Starts or ends the animation, and returns the factor of tiles' travel times. */
  follow(state: State, layout: L, now: number, travel: number): number;
  /** Removes everything from the page when another game is played. */
  leave(): void;
}

type DealShowClass<L extends Layout = Layout> = new (
  root: HTMLElement,
  actions: DealActions,
  signal: AbortSignal,
) => DealShow<L>;

/** The callbacks of the animation. */
export interface DealActions {
  /** Announces a sentence to screen readers. */
  tell(sentence: Sentence): void;
  /** Reports the sounds so far. */
  heard(sounds: NonNullable<State["dealing"]>): void;
  /** Reports that the animation has ended or was skipped. */
  dealt(): void;
}
