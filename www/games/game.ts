/**
 * What a game gives to the page. All that is outside its folder knows it by this interface only;
 * actions are text of the notation.
 */

import type { TemplateResult } from "lit/html.js";
import type { Answer, Refusal, RemoteEngine } from "../engine/client";
import type { Laying, Rebuilt } from "../laying";
import type { DialogGame } from "../panels/dialogs";
import type { GameRules } from "../panels/editor/words";
import type { TaughtGame } from "../panels/lesson";
import type { Buttons } from "../panels/moves";
import type { OverGame } from "../panels/over";
import type { SeatNote } from "../panels/seats";
import type { Figure } from "../panels/welcome";
import type { Shape, Spot } from "../rack/rack";
import type { Notice, Sentence, State } from "../state";
import type { Controls } from "../table/controls";
import type { Finale } from "../table/finale";
import type { KeyUse } from "../table/keys";
import type { Layout } from "../table/layout";
import type { StartOf } from "../table/motion";
import type { Brush, Show } from "../table/paint";
import type { Picking } from "../table/picking";
import type { Viewport } from "../table/rect";
import type {
  EventView,
  GameName,
  GameView,
  HintView,
  Rebuild,
  RoundView,
  TileView,
} from "../views";
import type { Cue } from "./cues";
import type { GameReview } from "./review";

export interface GameUi<L extends Layout = Layout> extends Arranges<L>, KeyUse, TaughtGame {
  readonly name: GameName;
  /** What the game is about. */
  readonly aim: Sentence;
  /** The rack for which a window has room; with a match one that holds the player's tiles. */
  shapeOf(viewport: Viewport, game: GameView | null): Shape;
  /** The layout in words; null before anything is dealt. */
  controls(state: State, layout: L): Controls | null;
  /** What the player had best do or wait for now. */
  prompt(state: State): Sentence;
  /** What there is to say of a player besides name and points. */
  note(seat: number, state: State, layout: L): SeatNote;
  /** What buttons offer besides arranging, hints and the way back. */
  buttons(state: State, layout: L): Buttons;
  /** What is shown of it to who comes for the first time. */
  figures(state: State): Figure[];
  /** What happened, as the player saw it. */
  sentence(event: EventView, table: RoundView): Sentence;
  /** What of some events, or of a hand that has just been dealt, is told in place of the prompt. */
  news(events: readonly EventView[], dealt: boolean, game: GameView): Notice | null;
  /**
   * Why something was refused; `completed` is the action, where
   * {@link GameUi.withTile} completed it.
   */
  refusal(refusal: Refusal, hand: readonly TileView[], completed: string | null): Sentence;
  /** What is to be heard when one state has followed another. */
  cues(before: State, after: State): Cue[];
  /** How the end of a round is shown; null while it goes on, and where nobody has won it. */
  finale(game: GameView): Finale | null;
  /** The target of the table at which an action is done, by its name. */
  placeOf(action: string): string | undefined;
  /** Whether an action brings a tile to the rack. */
  draws(action: string): boolean;
  /**
   * An action that needs a tile and names none, with the tile that is meant. Where there is none,
   * what is said of that, if anything.
   */
  withTile(action: string, state: State, engine: RemoteEngine): Promise<string | Sentence | null>;
  /** What the player is asked before he does it, if anything. */
  doubtOf(action: string, state: State): Notice | null;
  /** What a bot is about to do that is to move. */
  botMove(table: RoundView): BotMove;
  /** An action with all that the engine wants to know of it. */
  written(action: string, state: State): string;
  /** How its deals are shown, where there are rules by which they are. */
  readonly deals?: ShownDeals<L>;
  /** Its table of melds, if it has one. */
  readonly melds?: MeldTable;
}

/**
 * A table of melds while the player rebuilds it. Every step is an action of its own, which the
 * engine judges, but only the whole turn is one that is played.
 */
export interface MeldTable {
  /** What paints it. */
  readonly brush: Brush;
  /** How several of its tiles are picked out. */
  readonly picking: Picking;
  /** The action for which tiles go back to the rack; it is written before them. */
  readonly home: string;
  /** Whether an action only changes the half-finished table. */
  stays(action: string): boolean;
  /** What such an action changes; null where it changes nothing. Or why it cannot be done. */
  after(
    action: string,
    state: State,
    engine: Rebuilder,
    spot: Spot | null,
  ): Promise<Rebuilt | Refusal | null>;
  /** The tables on the way to what a hint advises, one per move; none from where it is reached. */
  waysOf(given: HintView, laying: Laying | null): readonly (readonly (readonly string[])[])[];
  /**
   * Rack and half-finished table once the rows lie like this, unchanged where they do already; null
   * where they cannot.
   */
  lain(rows: string[][], state: State, engine: Rebuilder): Promise<Rebuilt | null>;
  /** What taking back the last step of it changes. */
  back(state: State & { readonly laying: Laying }): Rebuilt;
}

/** Judges a half-finished table after tiles of these rows, or of the rack, have been moved. */
export interface Rebuilder {
  rebuild(rows: string[][], tiles: string[], onto: string): Promise<Answer<Rebuild>>;
  /** The same as they lie. */
  rebuilt(rows: string[][]): Promise<Answer<Rebuild>>;
}

/** A bot's next move, as far as the others wait for it. */
export interface BotMove {
  /** Milliseconds at the usual pace, the way of its tile included. */
  readonly time: number;
  /** Whether the player can no longer take his last move back after it. */
  readonly settles: boolean;
}

/** Who says where everything is. */
export interface Arranges<L extends Layout> {
  /**
   * The places of all things and what can be done there; `before` is the last layout, for reuse.
   */
  layout(viewport: Viewport, state: State, before?: L | null): L;
}

/** The panels of a game over and beside the table and in dialogs: what its second chunk adds. */
export interface GamePanels<L extends Layout = Layout> extends OverGame, DialogGame {
  /** The rules that one can choose from. */
  readonly rules: GameRules;
  /** Returns the words for rounds looked back on. */
  review(): GameReview;
  /** A name of the turn that is under way, the same after a reload. */
  turnName(round: number, table: RoundView): string;
  /** Whether the turn that this event ended can be explained, once its round is over. */
  explains(event: EventView): boolean;
  /** What decisions have lost in a round, as a number in its unit. */
  loss(lost: number): string;
  /** What is shown beside the table, where there is room. */
  beside(state: State, layout: L, explain: (event: number) => void): TemplateResult;
}

export interface ShownDeals<L extends Layout = Layout> {
  /** Whether those of a match are. */
  areShown(game: GameView): boolean;
  readonly Show: DealShowClass<L>;
}

/** Shows how tiles are dealt, and has the table arranged for it. */
export interface DealShow<L extends Layout = Layout> extends Show, Arranges<L> {
  /** Whether a deal is shown at present. */
  readonly showing: boolean;
  /** When and from where a dealt tile sets out; null while no deal is shown. */
  readonly startOf: StartOf | null;
  /** Begins or ends to show a deal. How fast tiles now travel, as a share of the usual time. */
  follow(state: State, layout: L, now: number, travel: number): number;
  /** Another game is played: nothing of this one is left on the page. */
  leave(): void;
}

export type DealShowClass<L extends Layout = Layout> = new (
  root: HTMLElement,
  actions: DealActions,
  signal: AbortSignal,
) => DealShow<L>;

/** What a shown deal needs of the page. */
export interface DealActions {
  /** Says what can only be seen. */
  tell(sentence: Sentence): void;
  /** So much has been heard of the deal. */
  heard(sounds: NonNullable<State["dealing"]>): void;
  /** The deal has been seen, or the player wants to play. */
  dealt(): void;
}
