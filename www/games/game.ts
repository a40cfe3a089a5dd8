/** The interface between a game and the rest of the page. Actions are strings in the notation. */

import type { TemplateResult } from "lit/html.js";
import type { Answer, Refusal, RemoteEngine } from "../engine/client";
import type { Arranged, EventView, GameView, HintView, Rebuild, RoundView } from "../engine/views";
import type { DialogActions } from "../panels/dialog";
import type { GameRules } from "../panels/editor/words";
import type { TaughtGame } from "../panels/lesson";
import type { OverGame } from "../panels/over";
import type { ScoresGame } from "../panels/scores";
import type { SeatNote } from "../panels/seat";
import type { StandingGame } from "../panels/standing";
import type { TurnsGame } from "../panels/turns";
import type { Figure } from "../panels/welcome";
import type { Spot } from "../rack/rack";
import type { TileFace } from "../state/faces";
import type { Laying, Rebuilt } from "../state/laying";
import type { Notice, Sentence, State } from "../state/state";
import type { Finale } from "../table/finale";
import type { LaidTable, TableGame } from "../table/game";
import type { Layout } from "../table/layout";
import type { Cue } from "./cues";
import type { GameReview } from "./review";

export interface GameUi<L extends Layout = Layout> extends TableGame<L>, TaughtGame {
  /** The aim of the game. */
  readonly aim: Sentence;
  /** Tells what the player should do or wait for now. */
  prompt(state: State): Sentence;
  /** Returns the text at a seat besides name and points. */
  note(seat: number, state: State, layout: L): SeatNote;
  /** Example tiles for the welcome card. */
  figures(state: State): Figure[];
  /** Describes an event from the player's point of view. */
  sentence(event: EventView, table: RoundView): Sentence;
  /**
   * Names the series that events of the history have changed, by their indices, in games with a
   * table of series.
   */
  changes?(table: RoundView, from: number, to: number): readonly string[];
  /** Names what a step on the unfinished table has changed, in games that have one. */
  rebuilt?(before: State, after: State): readonly string[];
  /** Returns the notice that replaces the prompt after events or a new deal, if any. */
  news(events: readonly EventView[], dealt: boolean, game: GameView): Notice | null;
  /** Explains a refusal; `completed` is the action as completed by {@link GameUi.withTile}. */
  refusal(refusal: Refusal, hand: readonly TileFace[], completed: string | null): Sentence;
  /** Returns the sounds for a change of state. */
  cues(before: State, after: State): Cue[];
  /** Returns the timing of the end of a round; null while it goes on, and if nobody has won it. */
  finale(game: GameView): Finale | null;
  /**
   * Adds the tile that an action lacks. If no tile can be added, returns a message, or null to do
   * nothing.
   */
  withTile(action: string, state: State, engine: RemoteEngine): Promise<string | Sentence | null>;
  /** Returns a question to ask before an action, if there is one. */
  doubtOf(action: string, state: State): Notice | null;
  /** Returns the time of the next bot move. */
  botMove(table: RoundView): BotMove;
  /** Returns the action in the notation of the engine. */
  written(action: string, state: State): string;
  /** The table of melds, in games in which players rebuild it. */
  readonly melds?: MeldTable;
  /** Returns the melds to mark on the rack, in games that count them. */
  marked?(counted: Arranged, state: State): readonly (readonly string[])[];
  /** Returns the hint for a newcomer, without advice that only pays off in later turns. */
  simplified?(given: HintView): HintView;
  /**
   * Returns true if the player's action, in the notation of the engine, is what a hint advises;
   * `asked` is the unfinished table at which the hint was asked for.
   */
  follows(given: HintView, action: string, state: State, asked: Laying | null): boolean;
  /** Returns the action that a hint advises; without this function the player carries it out. */
  played?(given: HintView): string;
  /** Returns the action that takes back the player's last action; null if the rules allow none. */
  takeBack?(game: GameView): string | null;
}

/**
 * A table of melds while the player rebuilds it. The engine checks every step, but only the whole
 * turn becomes a move of the match.
 */
export interface MeldTable extends LaidTable {
  /** Returns `true` if an action only changes the unfinished table. */
  stays(action: string): boolean;
  /** Returns the state after a `put` or `restart`, null if nothing changes, or a refusal. */
  after(
    action: string,
    state: State,
    engine: Rebuilder,
    spot: Spot | null,
  ): Promise<Rebuilt | Refusal | null>;
  /**
   * Returns the tables that lead to the advised table, one per move; empty once the advised table
   * is reached.
   */
  waysOf(given: HintView, laying: Laying | null): readonly (readonly (readonly string[])[])[];
  /**
   * Returns the rack and the unfinished table with these rows, the unchanged state if the table has
   * these rows already, or null if the engine rejects the rows.
   */
  lain(rows: string[][], state: State, engine: Rebuilder): Promise<Rebuilt | null>;
}

/** The part of the engine that moves tiles on an unfinished table and checks the result. */
export interface Rebuilder {
  rebuild(rows: string[][], tiles: string[], onto: string): Promise<Answer<Rebuild>>;
  /** Checks the rows without moving a tile. */
  rebuilt(rows: string[][]): Promise<Answer<Rebuild>>;
}

/** The pause before a bot's next move. */
interface BotMove {
  /** Milliseconds at the usual pace, with the flight of a tile. */
  readonly time: number;
  /** True if its turn begins with the move. */
  readonly begins: boolean;
  /** True if the player's last move cannot be undone after the bot's move. */
  readonly settles: boolean;
}

/** The dialogs that only a game can fill. */
interface GameBodies {
  result(game: GameView, actions: DialogActions, state: State): TemplateResult;
  why(game: GameView, actions: DialogActions, state: State): TemplateResult;
  /** The tiles of a pile, in a game that lets players look through it. */
  pile?(game: GameView, actions: DialogActions, state: State): TemplateResult;
}

/** The panels of a game above and beside the table and in dialogs, loaded as its second chunk. */
export interface GamePanels extends OverGame, ScoresGame, StandingGame, TurnsGame {
  readonly bodies: GameBodies;
  /** The rules to choose from. */
  readonly rules: GameRules;
  /** Returns the texts of a review. */
  review(): GameReview;
  /** Returns an id of the current turn that a reload does not change. */
  turnName(round: number, table: RoundView): string;
  /** Returns `true` if the turn that this event ended can be explained after the round. */
  explains(event: EventView): boolean;
  /** Formats the average loss per round by the player's decisions, with its unit. */
  loss(lost: number): string;
}
