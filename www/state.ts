/**
 * All that the page knows, in one value that changes in one place.
 *
 * What is true of the game comes from the engine and is never altered here;
 * the rest is the player's own: the rack, what is being carried, what is open.
 */

import type { Laying } from "./laying";
import type { Rack, Spot } from "./rack/rack";
import { opponentsOf } from "./seats";
import { DEFAULTS, type Settings } from "./settings";
import type { Rect } from "./table/rect";
import type {
  BotsView,
  EventView,
  GameView,
  HintView,
  RoundView,
  RulesView,
  TileView,
  WhyView,
} from "./views";

/** Where a carried tile would go if it were let go now: the rack, or a place that takes it. */
export type Drop =
  | { readonly kind: "rack"; readonly spot: Spot }
  | { readonly kind: "place"; readonly action: string };

/** The key of the unknown tile on top of the stock. */
export const STOCK = "stock";

export interface Drag {
  /** A tile's text, or `STOCK`. */
  readonly tile: string;
  /** The tiles to its right that go with it, if it is the first of a block. */
  readonly others: readonly string[];
  /** The rack, or the target that it was taken from, by its name. */
  readonly from: string;
  /** The middle of the carried tile. */
  readonly x: number;
  readonly y: number;
  readonly target: Drop | null;
}

/** A sentence from the catalogue. */
export interface Sentence {
  readonly id: string;
  readonly args?: Record<string, string | number>;
}

/** A button that answers a question. */
export interface Answer {
  /** Its name on the page, and the word on it by its name in the catalogue. */
  readonly name: string;
  readonly word: string;
  /** What is done then, without another question; null leaves everything as it is. */
  readonly action: string | null;
}

/** What the player is asked before he does something that he may regret. */
export interface Question {
  /** The tile that he throws if he tries it again; null where it is about something else. */
  readonly tile: string | null;
  /** The last one is the main answer: what cannot be regretted. */
  readonly answers: readonly Answer[];
}

/** A sentence that takes the place of the prompt for a while, or stands beside a place. */
export interface Notice extends Sentence {
  /** What should be heeded, what was asked for, or what the table's history tells as well. */
  readonly kind: "warning" | "answer" | "event";
  /** The target of the table that it is about, by its name. */
  readonly at?: string;
  readonly asks?: Question;
  /** A hand that everybody sees as long as this is said. */
  readonly shown?: readonly TileView[];
}

/** What is explained because somebody rests on it, holds it or has come to it by keyboard. */
export interface About {
  /** A thing of the table, by the name that the game has for it. */
  readonly thing: string;
  /** Where it is in the window. */
  readonly rect: Rect;
}

/** What a game says of itself; each has views of its own. */
export interface Views {
  readonly game: GameView;
  readonly event: EventView;
  readonly hint: HintView;
  readonly why: WhyView;
}

/** An event that an answer of the engine has told, and its sentence, as the player saw it then. */
export interface Happened<V extends Views = Views> {
  readonly event: V["event"];
  readonly said: Sentence;
}

/** A step of the hint for the present situation. */
export interface Hint<V extends Views = Views> extends Sentence {
  /** Tiles of the rack, and the control of the table by its name, that it points at. */
  readonly tiles: readonly string[];
  readonly place: string | null;
  /** From 1. */
  readonly step: number;
  /** The tiles that the reason counts, to be shown with it. */
  readonly counted: readonly TileView[];
  /** What the engine says; null where there is nothing to do. */
  readonly given: V["hint"] | null;
}

/** Rules under a name. */
export interface NamedRules {
  readonly name: string;
  /** As they are kept and shared. */
  readonly text: string;
  /** Null where this engine cannot read them. */
  readonly view: RulesView | null;
  /** Whether they are kept for other visits. */
  readonly kept: boolean;
}

/** What was in hand of a game when another was chosen. */
export interface LeftGame extends Pick<Settings, "opponents"> {
  readonly rules: string;
}

/** Rules and opponents of the next match while they are chosen. */
export interface Draft extends Pick<Settings, "level" | "opponents"> {
  /** Who there is to play against. */
  readonly bots: BotsView;
  /** What the engine says about them. */
  readonly view: RulesView;
  readonly own: readonly NamedRules[];
  /** Which of the own ones they come from; null is a preset. */
  readonly from: number | null;
  /** The other games that were in hand, by their names. */
  readonly left: Readonly<Record<string, LeftGame>>;
  /** The number in a link that all deals are to come from. */
  readonly seed: string | null;
  /** What is said before the first deal, where no number decides it. */
  readonly commitment: string;
  /** As others can read them; empty where they cannot be played. */
  readonly shared: string;
  /** What has just been done, or why it was not. */
  readonly said: Sentence | null;
  /** Before what can be undone. */
  readonly before: Draft | null;
  /** Whether another game was chosen whose rules are not here yet: those in sight are the old. */
  readonly moving: boolean;
}

/** A watched match, or one of which the player is asked whether it replaces his own. */
export interface Watched {
  readonly record: string;
  /** Who its bots are where it does not say so itself. */
  readonly opponents: readonly string[];
  /** What everybody is called, by seat, where that is not as usual. */
  readonly names?: readonly string[];
  /**
   * The round, from 0, and how many of its actions have been played;
   * null is where its last round begins.
   */
  readonly at: { readonly round: number; readonly actions: number } | null;
}

/** A match that is part of a contest, and what the table shows of that. */
export interface Fixture {
  /** When the contest was begun: its name. */
  readonly contest: string;
  /** What its players are called, in the order of the bots' seats. */
  readonly names: readonly string[];
  /** After so many rounds the fixture is over, even if the match is not. */
  readonly mostRounds: number;
  /** Seconds for a turn; 0 is as long as the player likes. */
  readonly seconds: number;
  /** Which round of the contest it is; 0 where it is all of it. */
  readonly round: number;
  /** What everybody has there, by seat; empty where only points count. */
  readonly chips: readonly number[];
  /** What all have written there, by seat, where each round is a match of its own; else empty. */
  readonly points: readonly number[];
  /** The chips that the round has brought them, by seat; empty before it is over. */
  readonly gained: readonly number[];
  /** The player's place when the fixture began and the number left; 0 where that says nothing. */
  readonly place: number;
  readonly left: number;
  /** Whether the contest knows how it ended. */
  readonly reported?: boolean;
}

/** Why nothing is kept: the browser has no room for it, or allows none. */
export type Trouble = "full" | "forbidden";

/** Something kept that could not be read, as it was found, under a key of its own. */
export interface Unreadable {
  readonly key: string;
  readonly text: string;
  /** Thrown away, but still to be had back. */
  readonly gone?: boolean;
}

export type DialogName =
  | "result"
  | "standing"
  | "scores"
  | "moves"
  | "pile"
  | "opponent"
  | "why"
  | "rules"
  | "embed"
  | "puzzles"
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

/** How the rack lay, a step of rebuilding the table, or a move of the game. */
export type Undone = "arrangement" | "laying" | NonNullable<GameView["undone"]>;

export interface State<V extends Views = Views> {
  readonly settings: Settings;
  readonly game: V["game"] | null;
  /** The latest events of all matches. A reader remembers them and asks for those {@link since}. */
  readonly happened: readonly Happened<V>[];
  /** Who the bots of the match are, in the order of their seats: levels or characters. */
  readonly opponents: readonly string[];
  /** The contest of which the match is a part; null where it is a match of its own. */
  readonly fixture: Fixture | null;
  /** Minutes until the contest starts that the player has entered; null where none is to start. */
  readonly awaited: number | null;
  /** Counts the matches since the page was opened. */
  readonly match: number;
  /** While how the tiles were dealt is shown the game waits; what has been heard of it so far. */
  readonly dealing: readonly ("tile" | "deal")[] | null;
  readonly rack: Rack;
  /** The table of melds while the player rebuilds it; null where he has not begun to. */
  readonly laying: Laying | null;
  /** So far the table is scrolled, in pixels, where not all of it is to be seen at once. */
  readonly scroll: number;
  /** The series that is brought near, its tiles as the notation writes them; null where none is. */
  readonly near: string | null;
  /** What would be taken back; null if there is nothing. */
  readonly undone: Undone | null;
  /** The tile that a tap or Space picked out. */
  readonly selected: string | null;
  /** Where more are picked out: all of them in order, as long as that tile is among them. */
  readonly picked: readonly string[];
  /** The tile of the rack that the keyboard is on. */
  readonly focus: string | null;
  readonly drag: Drag | null;
  /** Tiles that a refusal named. */
  readonly misfits: readonly string[];
  /** Blocks on the rack that the engine calls melds. */
  readonly melds: readonly (readonly string[])[];
  readonly notice: Notice | null;
  readonly hint: Hint<V> | null;
  readonly about: About | null;
  readonly dialog: DialogName | null;
  /** The round in which hints come by themselves, as {@link roundOf} names it. */
  readonly lesson: string | null;
  /** The step, from 0, of the lesson that is played instead of a match, and what it points at. */
  readonly taught: Taught | null;
  /** The rules that their dialog explains; null is those of the match. */
  readonly shownRules: string | null;
  /** The seat that is asked about: what lies there, or who plays there. */
  readonly asked: number;
  /** A turn that is explained, and the event that ended it. */
  readonly told: { readonly event: number; readonly why: V["why"] } | null;
  readonly watched: Watched | null;
  /** What is said before the next deal so that it can be checked; null where nothing is. */
  readonly commitment: string | null;
  /** The player's word for the next deal. */
  readonly word: string;
  /** There is one only where other rules were asked about. */
  readonly draft: Draft | null;
  /** Why the match is not kept between visits. */
  readonly trouble: Trouble | null;
  /** At this end of a round it is told that the browser soon forgets what is kept. */
  readonly forgets: GameView | null;
  /** What was kept and cannot be read. */
  readonly unreadable: readonly Unreadable[];
  /** A newer version of the page waits for a reload. */
  readonly update: boolean;
}

/** A step of a lesson. */
export interface Taught {
  readonly at: number;
  /** Tiles of the rack, and the control of the table by its name, that it points at. */
  readonly tiles: readonly string[];
  readonly place: string | null;
}

/** Everything that is being carried, from left to right. */
export function carriedBy({ tile, others }: Drag): string[] {
  return [tile, ...others];
}

/** The tile that is thrown if the player tries it again. */
export function doubted(notice: Notice | null): string | null {
  return notice?.asks?.tile ?? null;
}

/**
 * A refusal, and the tiles that it names, are settled by whatever the player does next; a question
 * by what he does with another tile.
 */
export function settled({ notice, misfits }: State, tile: string | null): Partial<State> {
  const stays = notice?.kind === "event" || (tile !== null && doubted(notice) === tile);
  return { notice: stays ? notice : null, misfits: misfits.length > 0 ? [] : misfits };
}

/** The player picks a tile out, or no longer; the one that he is asked about stays picked out. */
export function choosing(state: State, tile: string): Partial<State> {
  const same = state.selected === tile && doubted(state.notice) !== tile;
  return { ...settled(state, tile), selected: same ? null : tile, picked: [] };
}

/** All that is picked out. */
export function pickedIn({ selected, picked }: Pick<State, "selected" | "picked">): string[] {
  if (selected === null) return [];
  return picked.includes(selected) ? [...picked] : [selected];
}

/** The tiles that go along with one: all that are picked out, if it is among them. */
export function alongWith(state: State, tile: string): readonly string[] {
  const picked = pickedIn(state);
  return picked.includes(tile) ? picked : [tile];
}

/** What is to be looked at: what a hint points at, or else a lesson. */
export function pointed({ hint, taught }: State): Pick<Taught, "tiles" | "place"> | null {
  return hint ?? taught;
}

/** Which match and round this is. */
export function roundOf({ match, game }: State): string {
  return `${match}:${game?.round ?? 0}`;
}

/** The moment of a match: the same until something is done at its table. */
export function momentOf({ match, game }: State): string {
  return `${match}:${game?.round}:${game?.table?.history.length}`;
}

/** Adds the events of an answer to the latest ones, of which some stay for who reads them late. */
export function told(
  { happened }: Pick<State, "happened">,
  events: readonly EventView[],
  sentence: (event: EventView) => Sentence,
): Happened[] {
  return [...happened, ...events.map((event) => ({ event, said: sentence(event) }))].slice(-30);
}

/** Returns the events that have followed those read last. */
export function since<V extends Views>(
  read: readonly Happened<V>[],
  happened: readonly Happened<V>[],
): readonly Happened<V>[] {
  const last = read.at(-1)?.event;
  return happened.slice(happened.findLastIndex(({ event }) => event === last) + 1);
}

/** Whether hints come by themselves. */
export function isLesson(state: State): boolean {
  return state.lesson === roundOf(state) && state.game?.table?.turn !== null;
}

/** The card beside the table: a greeting at the first visit, or how to play. */
export function cardOf(state: State): "welcome" | "lesson" | null {
  if (!state.settings.greeted) return "welcome";
  return state.taught || isLesson(state) ? "lesson" : null;
}

/** The finisher of a round; null while it runs or if it is void. */
export function winnerOf(table: Pick<RoundView, "outcome"> | null | undefined): number | null {
  const outcome = table?.outcome ?? null;
  return outcome?.kind === "won" ? outcome.seat : null;
}

/** What explains how the round ended, or the match for whom it ended earlier. */
export function endOf({ table, standing }: GameView): "result" | "standing" {
  return table?.players[table.seat]?.playing || !standing ? "result" : "standing";
}

/** Whether what players have in the contest is counted there, not in the match at the table. */
export function isCountedThere(fixture: Fixture | null): fixture is Fixture {
  return fixture !== null && fixture.chips.length + fixture.points.length > 0;
}

/** Whether the part of a contest that lies at the table has been played. */
export function isFixtureOver({ fixture, game }: Pick<State, "fixture" | "game">): boolean {
  const over = game?.table?.turn === null;
  return fixture !== null && over && (game.round >= fixture.mostRounds || game.standing !== null);
}

/** Whether the player would lose something: the match goes on, and he has acted in it. */
export function isUnderWay({ round, standing, table }: GameView): boolean {
  const moved = table?.history.some(({ seat }) => seat === table.seat) ?? false;
  return standing === null && (round > 1 || moved);
}

/**
 * Whether a match is kept when it leaves the table: it is over, or something was done in it. The
 * part of a contest that has been counted there stays with the contest.
 */
export function isWorthKeeping({ game, fixture }: Pick<State, "game" | "fixture">): boolean {
  return game !== null && !fixture?.reported && (game.standing !== null || isUnderWay(game));
}

/** Whether a turn of the round has ended. */
export function isPlayed({ table }: GameView): boolean {
  const { history = [], turn } = table ?? {};
  return history.some(({ seat }, i) => seat !== (history[i + 1]?.seat ?? turn));
}

/** Whether the open dialog has content: a round's end only until the next deal. */
export function hasContent({ dialog, game, told }: State): boolean {
  if (dialog === "result") return game?.table?.result != null;
  if (dialog === "standing") return game?.standing != null;
  if (dialog === "why") return told !== null && game?.table?.result != null;
  return true;
}

/** Before anything is dealt. */
export function initial<V extends Views = Views>(
  rack: Rack,
  settings: Settings = DEFAULTS,
): State<V> {
  return {
    settings,
    game: null,
    happened: [],
    opponents: opponentsOf(),
    fixture: null,
    awaited: null,
    match: 0,
    dealing: null,
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
    notice: null,
    hint: null,
    about: null,
    dialog: null,
    lesson: null,
    taught: null,
    shownRules: null,
    asked: 0,
    told: null,
    watched: null,
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
