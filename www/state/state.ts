/**
 * The state of the page: one value that changes in one place.
 *
 * The views of the game come from the engine and are never altered here. The rest belongs to the
 * player: the rack, the carried tile, the open dialog.
 */

import type {
  Arranged,
  BotsView,
  EventView,
  GameName,
  GameView,
  HintView,
  RoundView,
  RulesView,
  WhyView,
} from "../engine/views";
import type { Rack, Spot } from "../rack/rack";
import { DEFAULTS, opponentsOf, type Settings } from "../settings/settings";
import { type ContestFacts, NO_CONTEST } from "./contests";
import type { TileFace } from "./faces";
import type { Fixture } from "./fixture";
import type { Laying } from "./laying";
import { type MistakeFacts, NO_MISTAKES } from "./mistakes";
import type { Asked, Moment } from "./moment";
import type { Rect } from "./rect";
import type { Taught } from "./taught";
import type { Args } from "./text";

/** The target of a carried tile: the rack, or a place of the table that takes it. */
export type Drop =
  | { readonly kind: "rack"; readonly spot: Spot }
  | { readonly kind: "place"; readonly action: string };

/** The key of the unknown tile on top of the stock. */
export const STOCK = "stock";

export interface Drag {
  /** The text of a tile, or `STOCK`. */
  readonly tile: string;
  /** The tiles to its right that go with it, if it is the first of a block. */
  readonly others: readonly string[];
  /** The name of the rack, or of the target that the tile was taken from. */
  readonly from: string;
  /** The middle of the carried tile. */
  readonly x: number;
  readonly y: number;
  readonly target: Drop | null;
}

/** A sentence from the catalogue. */
export interface Sentence {
  readonly id: string;
  readonly args?: Args;
}

/** A button that answers a question. */
export interface Answer {
  /** The name on the page; `word` names the label in the catalogue. */
  readonly name: string;
  readonly word: string;
  /** The action that follows without another question; null leaves everything as it is. */
  readonly action: string | null;
}

/** A question before an action that the player may regret. */
export interface Question {
  /** The tile that a second attempt discards; null for a question about another action. */
  readonly tile: string | null;
  /** The last answer is the main one: nothing is lost by it. */
  readonly answers: readonly Answer[];
}

/** A sentence shown for a while instead of the prompt, or beside a place of the table. */
export interface Notice extends Sentence {
  /** A warning, the answer to a request, or an event that the log tells too. */
  readonly kind: "warning" | "answer" | "event";
  /** True for an event of which its own sentence does not say all. */
  readonly adds?: true;
  /** The name of the target on the table that the notice is about. */
  readonly at?: string;
  readonly asks?: Question;
  /** A hand that all players see while the notice is shown. */
  readonly shown?: readonly TileFace[];
}

/** The explained thing: one under the resting pointer, a finger or the keyboard focus. */
export interface About {
  /** The name of a thing on the table, as its game has it. */
  readonly thing: string;
  /** The rectangle of the thing in the window. */
  readonly rect: Rect;
}

/** The view types of a game. */
export interface Views {
  readonly game: GameView;
  readonly event: EventView;
  readonly hint: HintView;
  readonly why: WhyView;
}

/** An event from an answer of the engine. */
export interface Happened<V extends Views = Views> {
  readonly event: V["event"];
  /** Its sentence at that time; null if there is nothing to tell. */
  readonly said: Sentence | null;
  /** Words about what has changed on the table, which follow it. */
  readonly changes?: readonly string[];
}

/** A step of the hint for the current position. */
export interface Hint<V extends Views = Views> extends Sentence {
  /** The tiles of the rack, and the name of the control of the table, that the hint points at. */
  readonly tiles: readonly string[];
  readonly place: string | null;
  /** The place to which its tiles go once they are chosen. */
  readonly goes?: string;
  /** The number of the step, from 1. */
  readonly step: number;
  /** The tiles that the reason counts, which are shown with it. */
  readonly counted: readonly TileFace[];
  /** The hint of the engine; null if it has none. */
  readonly given: V["hint"] | null;
  /** True if to ask once more plays it out. */
  readonly plays?: boolean;
}

/** Rules under a name. */
export interface NamedRules {
  readonly name: string;
  /** The text form, as it is kept and shared. */
  readonly text: string;
  /** Null if this engine cannot read the text. */
  readonly view: RulesView | null;
  /** True if the rules are kept for other visits. */
  readonly kept: boolean;
}

/** The draft of a game while another game is chosen. */
interface LeftGame extends Pick<Settings, "opponents"> {
  readonly rules: string;
}

/** Rules and opponents of the next match while they are chosen. */
export interface Draft extends Pick<Settings, "level" | "opponents"> {
  /** The possible opponents. */
  readonly bots: BotsView;
  /** The description of the rules by the engine. */
  readonly view: RulesView;
  readonly own: readonly NamedRules[];
  /** The index in `own` of the rules that were changed; null for a preset. */
  readonly from: number | null;
  /** The drafts of the other games, by name. */
  readonly left: Readonly<Record<string, LeftGame>>;
  /** The seed from a link that all deals come from. */
  readonly seed: string | null;
  /** The commitment shown before the first deal, if no seed decides it. */
  readonly commitment: string;
  /** The text for sharing; empty for rules that cannot be played. */
  readonly shared: string;
  /** The sentence about the last action or its refusal. */
  readonly said: Sentence | null;
  /** The draft before the last change, for undo. */
  readonly before: Draft | null;
  /** True while the rules of another chosen game are loaded; the old ones are still shown. */
  readonly moving: boolean;
}

/** A match that is watched. */
export interface Watched {
  readonly record: string;
  /** The bots of a record that does not name them. */
  readonly opponents: readonly string[];
  /** The names by seat, if they are not the usual ones. */
  readonly names?: readonly string[];
  /** Null for the start of the last round. */
  readonly at: Moment | null;
}

/** The reason that nothing is kept: the browser has no space or forbids it. */
export type Trouble = "full" | "forbidden";

/** A round of a match that a dialog is about. */
export interface AskedDeal {
  readonly record: string;
  /** Counted from 0; null is the last finished round. */
  readonly round: number | null;
}

/** The facts about a deal that is over. */
export interface DealFacts {
  /** Its day, and the number of days played in a row; null if it is no deal of a day. */
  readonly daily: { readonly date: string; readonly days: number } | null;
  /** True if it was played before. */
  readonly again: boolean;
}

/** A kept text that could not be read, under a key of its own. */
export interface Unreadable {
  readonly key: string;
  readonly text: string;
  /** Deleted, but still restorable. */
  readonly gone?: boolean;
}

export type DialogName =
  | "result"
  | "standing"
  | "lookBack"
  | "scores"
  | "moves"
  | "pile"
  | "opponent"
  | "why"
  | "rules"
  | "embed"
  | "report"
  | "puzzles"
  | "analysis"
  | "score"
  | "settings"
  | "keys"
  | "newGame"
  | "editor"
  | "sharing"
  | "shared"
  | "kept"
  | "replay"
  | "lessons"
  | "review"
  | "fair"
  | "daily"
  | "tries"
  | "lobby"
  | "contest"
  | "trophies"
  | "matches"
  | "statistics"
  | "transfer"
  | "elsewhere"
  | "stopped";

/** The kind of change that undo takes back. */
export type Undone = "arrangement" | "laying" | NonNullable<GameView["undone"]>;

export interface State<V extends Views = Views> {
  readonly settings: Settings;
  /** True while home is shown instead of the table; the match waits. */
  readonly home: boolean;
  readonly game: V["game"] | null;
  /**
   * The latest events of all matches. A reader remembers the last ones it read and asks {@link
   * since} for the newer ones.
   */
  readonly happened: readonly Happened<V>[];
  /** The latest actions of the player and their refusals, a line each, for a report. */
  readonly pressed: readonly string[];
  /** The bots of the match in the order of their seats: levels or characters. */
  readonly opponents: readonly string[];
  /** The names of the programs that are connected, by opponent; empty without any. */
  readonly programs: readonly string[];
  /** The contest that the match belongs to; null for a match of its own. */
  readonly fixture: Fixture | null;
  /** The contests for play chips. */
  readonly contests: ContestFacts;
  /** Counts the matches since the page was opened. */
  readonly match: number;
  /** The sounds played of the deal that is shown, for which the game waits; null without one. */
  readonly dealing: readonly ("tile" | "deal")[] | null;
  /** The thinking time of the player to move, as a share of the usual time. */
  readonly ponders: number;
  /** True while what follows waits for the player, who goes on step by step. */
  readonly halted: boolean;
  /** The time of the page when the player last went on, or sped the others up. */
  readonly wentOn: number;
  /** True once the player has waited long for the turns of the others. */
  readonly lags: boolean;
  readonly rack: Rack;
  /** The table of melds while the player rebuilds it; null before the first change. */
  readonly laying: Laying | null;
  /** The scroll position of a table that is larger than the window, in pixels. */
  readonly scroll: number;
  /** The enlarged series, its tiles as the notation writes them; null without one. */
  readonly near: string | null;
  /** The change that undo would take back; null if there is none. */
  readonly undone: Undone | null;
  /** The tile that a tap or Space picked out. */
  readonly selected: string | null;
  /** Several picked tiles in order; they count while `selected` is one of them. */
  readonly picked: readonly string[];
  /** The tile of the rack that the keyboard is on. */
  readonly focus: string | null;
  readonly drag: Drag | null;
  /** The tiles named by a refusal. */
  readonly misfits: readonly string[];
  /** Blocks on the rack that are melds. */
  readonly melds: readonly (readonly string[])[];
  /** The count of the melds on the rack; null in games that do not count them. */
  readonly counted: Arranged | null;
  readonly notice: Notice | null;
  /** Words for screen readers about what is done by now, and can be seen. */
  readonly said: readonly string[];
  readonly hint: Hint<V> | null;
  readonly about: About | null;
  readonly dialog: DialogName | null;
  /** The round in which hints come by themselves, as {@link roundOf} names it. */
  readonly lesson: string | null;
  /** The mistakes that are tried again. */
  readonly mistakes: MistakeFacts;
  /** The games in which the player's strength is known; null until it was asked for. */
  readonly known: readonly GameName[] | null;
  /** True if opponents as strong as the player are wanted in the next new game. */
  readonly peers: boolean;
  /** The step of the lesson played instead of a match, and the things that it points at. */
  readonly taught: Taught | null;
  /** The rules shown in their dialog; null for those of the match. */
  readonly shownRules: string | null;
  /** The seat whose pile or player a dialog shows. */
  readonly asked: number;
  /** The explanation of a turn, and the event that ended the turn. */
  readonly told: { readonly event: number; readonly why: V["why"] } | null;
  readonly watched: Watched | null;
  /** The deal that the dialogs of fairness and of other tries are about. */
  readonly askedDeal: AskedDeal;
  /** The position that the analysis opens with; null for that of the last time. */
  readonly analysed: Asked | null;
  /** The facts about the last deal; null until a dialog about its round has read them. */
  readonly deal: DealFacts | null;
  /** The commitment to the next deal, by which it can be checked; null without one. */
  readonly commitment: string | null;
  /** The player's word for the next deal. */
  readonly word: string;
  /** The rules of the next match while they are chosen; null otherwise. */
  readonly draft: Draft | null;
  /** The reason that the match is not kept between visits. */
  readonly trouble: Trouble | null;
  /** The view of the round whose end shows that the browser soon deletes what is kept. */
  readonly forgets: GameView | null;
  /** Kept texts that cannot be read. */
  readonly unreadable: readonly Unreadable[];
  /** True if a newer version of the page waits for a reload. */
  readonly update: boolean;
}

/** All carried tiles, from left to right. */
export function carriedBy({ tile, others }: Drag): string[] {
  return [tile, ...others];
}

/** Returns the tile that a second attempt discards. */
export function doubted(notice: Notice | null): string | null {
  return notice?.asks?.tile ?? null;
}

/** Clears a refusal and the tiles it names; keeps a question about this tile. */
export function settled({ notice, misfits }: State, tile: string | null): Partial<State> {
  const stays = notice?.kind === "event" || (tile !== null && doubted(notice) === tile);
  return { notice: stays ? notice : null, misfits: misfits.length > 0 ? [] : misfits };
}

/** Picks a tile, or unpicks it; keeps the tile of a question picked. */
export function choosing(state: State, tile: string): Partial<State> {
  const same = state.selected === tile && doubted(state.notice) !== tile;
  return { ...settled(state, tile), selected: same ? null : tile, picked: [] };
}

/** Returns the chosen or carried tile, if it is a single one. */
export function chosenTile(state: State): string | null {
  const [tile, ...others] = state.drag ? carriedBy(state.drag) : pickedIn(state);
  return tile !== undefined && others.length === 0 ? tile : null;
}

/** All picked tiles. */
export function pickedIn({ selected, picked }: Pick<State, "selected" | "picked">): string[] {
  if (selected === null) return [];
  return picked.includes(selected) ? [...picked] : [selected];
}

/** The tiles that move with one: all picked tiles if it is among them. */
export function alongWith(state: State, tile: string): readonly string[] {
  const picked = pickedIn(state);
  return picked.includes(tile) ? picked : [tile];
}

/** The parts of the state that decide what a hint or a lesson points at. */
export type Pointing = Pick<State, "hint" | "taught" | "selected" | "picked">;

/** The things that a hint or else a lesson points at: its tiles, or their place once chosen. */
export function pointed(state: Pointing): Pick<Taught, "tiles" | "place"> | null {
  const aims = state.hint ?? state.taught;
  return aims && areChosen(state) ? { tiles: [], place: aims.goes ?? null } : aims;
}

/** Returns true once the player has chosen the tiles that a hint, or else a lesson, points at. */
export function areChosen(state: Pointing): boolean {
  const { tiles = [] } = state.hint ?? state.taught ?? {};
  const chosen = pickedIn(state);
  return tiles.length > 0 && tiles.every((tile) => chosen.includes(tile));
}

/** Returns true unless a hint or a staged hand points at something else than this place. */
export function isAdvised(
  { hint, taught }: Pick<State, "hint" | "taught">,
  place: string,
): boolean {
  const advises = hint ? hint.given !== null : taught?.leads;
  return !advises || (hint ?? taught)?.place === place;
}

/** Identifies the match and the round. */
export function roundOf({ match, game }: State): string {
  return `${match}:${game?.round ?? 0}`;
}

/** Identifies the moment of a match: the same until the next event at the table. */
export function momentOf({ match, game }: State): string {
  return `${match}:${game?.round}:${game?.table?.history.length}`;
}

/** Adds a line about an action of the player; keeps the latest 20. */
export function pressing({ pressed }: Pick<State, "pressed">, line: string) {
  return { pressed: [...pressed, line].slice(-20) };
}

/** Returns the events that have followed those read last. */
export function since<V extends Views>(
  read: readonly Happened<V>[],
  happened: readonly Happened<V>[],
): readonly Happened<V>[] {
  const last = read.at(-1)?.event;
  return happened.slice(happened.findLastIndex(({ event }) => event === last) + 1);
}

/** Returns true if hints appear without a request. */
export function isLesson(state: State): boolean {
  return state.lesson === roundOf(state) && state.game?.table?.turn !== null;
}

/** Returns true in a first hand, and in the round with hints after it. */
export function isNewcomer(state: State): boolean {
  return state.taught?.staged === true || isLesson(state);
}

/**
 * Returns true while the player is asked if they know the game: once for each game, before its
 * first match that is neither a fixture nor a lesson and whose deals come from no seed.
 */
export function isAsked({ settings, game, fixture, commitment, taught }: Asking): boolean {
  if (!game || settings.greeted.includes(game.game) || fixture || taught) return false;
  return commitment !== null && !isPlayed(game);
}

type Asking = Pick<State, "settings" | "game" | "fixture" | "commitment" | "taught">;

/**
 * The card beside the table: a greeting at the first visit, or how to play, whose place stays until
 * the result is shown.
 */
export function cardOf(state: State): "welcome" | "lesson" | null {
  if (isAsked(state)) return "welcome";
  return state.taught || state.lesson === roundOf(state) ? "lesson" : null;
}

/** The finisher of a round; null while it runs or if it is void. */
export function winnerOf(table: Pick<RoundView, "outcome"> | null | undefined): number | null {
  const outcome = table?.outcome ?? null;
  return outcome?.kind === "won" ? outcome.seat : null;
}

/** Names the dialog for the end of the round; that of the match if the player was out earlier. */
export function endOf({ table, standing }: GameView): "result" | "standing" {
  return table?.players[table.seat]?.playing || !standing ? "result" : "standing";
}

/** Returns true once the fixture at the table has been played. */
export function isFixtureOver({ fixture, game }: Pick<State, "fixture" | "game">): boolean {
  const over = game?.table?.turn === null;
  return fixture !== null && over && (game.round >= fixture.mostRounds || game.standing !== null);
}

/** Returns true if the match goes on and the player has acted, so that leaving it costs them. */
export function isUnderWay({ round, standing, table }: GameView): boolean {
  const moved = table?.history.some(({ seat }) => seat === table.seat) ?? false;
  return standing === null && (round > 1 || moved);
}

/**
 * Returns true if a match is kept when it leaves the table: it is over or the player has acted. The
 * contest keeps a fixture that it has counted.
 */
export function isWorthKeeping({ game, fixture }: Pick<State, "game" | "fixture">): boolean {
  return game !== null && !fixture?.reported && (game.standing !== null || isUnderWay(game));
}

/** Returns true once a turn of the round has ended. */
export function isPlayed({ table }: GameView): boolean {
  const { history = [], turn } = table ?? {};
  return history.some(({ seat }, i) => seat !== (history[i + 1]?.seat ?? turn));
}

/** Returns true if the open dialog has content; that of a round's end loses it at the next deal. */
export function hasContent({ dialog, game, told }: State): boolean {
  if (dialog === "result") return game?.table?.result != null;
  if (dialog === "lookBack") return game != null && (game.standing ?? game.table?.result) != null;
  if (dialog === "standing") return game?.standing != null;
  if (dialog === "why") return told !== null && game?.table?.result != null;
  return true;
}

/** The state before the first deal. */
export function initial<V extends Views = Views>(
  rack: Rack,
  settings: Settings = DEFAULTS,
): State<V> {
  return {
    settings,
    home: false,
    game: null,
    happened: [],
    pressed: [],
    opponents: opponentsOf(),
    programs: [],
    fixture: null,
    contests: NO_CONTEST,
    match: 0,
    dealing: null,
    halted: false,
    ponders: 1,
    wentOn: Number.NEGATIVE_INFINITY,
    lags: false,
    rack,
    laying: null,
    scroll: 0,
    near: null,
    undone: null,
    selected: null,
    picked: [],
    focus: null,
    drag: null,
    misfits: [],
    melds: [],
    counted: null,
    notice: null,
    said: [],
    hint: null,
    about: null,
    dialog: null,
    lesson: null,
    mistakes: NO_MISTAKES,
    known: null,
    peers: false,
    taught: null,
    shownRules: null,
    asked: 0,
    told: null,
    watched: null,
    askedDeal: { record: "", round: null },
    analysed: null,
    deal: null,
    commitment: null,
    word: "",
    draft: null,
    trouble: null,
    forgets: null,
    unreadable: [],
    update: false,
  };
}

export class Store {
  #state: State;
  readonly #listeners: (() => void)[] = [];

  constructor(initial: State) {
    this.#state = initial;
  }

  get state(): State {
    return this.#state;
  }

  change(patch: Partial<State>): void {
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener();
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }
}
