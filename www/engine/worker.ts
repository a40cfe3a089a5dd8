/**
 * The engines, off the main thread: the page never waits for a bot. Each game has one of its own,
 * which is fetched when it is asked for. The worker holds the live match.
 */

import * as okey from "../pkg/okey/istaka";
import type * as rummi from "../pkg/rummi/istaka";
import rummiUrl from "../pkg/rummi/istaka_bg.wasm?url";
import type {
  BotsView,
  GameName,
  GameView,
  HintView,
  LuckView,
  Order,
  RebuildView,
  ReviewView,
  RoundSummaryView,
  RoundView,
  RuleSetView,
  RulesView,
  RuleTextView,
  Setting,
  SkillView,
  SortedView,
  WhyView,
} from "../views";
import { serve } from "./calls";
import { gameOfRecord, gameOfRules, gameOfShare } from "./presets";
import { FAILED, type Refusal, refusalIn } from "./refusal";

/** The match after what was done, or why it was not. */
export type Outcome =
  | {
      readonly ok: true;
      readonly game: GameView;
      readonly saved: string;
      /** What is said before the next deal so that it can be checked; null where nothing is. */
      readonly commitment: string | null;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** What the engine says to a question, or why it does not. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** A match in figures. */
export interface Summarized {
  readonly game: GameView;
  readonly rounds: readonly RoundSummaryView[];
}

/** What luck did in a finished round, counted from 0, and what the player's decisions have lost. */
export interface LookedBack {
  readonly round: number;
  readonly luck: LuckView;
  readonly skill: SkillView;
}

/** The human's seat. */
const SEAT = 0;

/** The engine of a game. */
type Module = typeof okey | typeof rummi;

/** A match of one of the games. */
type Game = okey.Game | rummi.Game;

/** Fetches the engines that the page has not brought. */
const fetches: Record<Exclude<GameName, "okey">, () => Promise<Module>> = {
  rummi: async () => {
    const module = await import("../pkg/rummi/istaka");
    await module.default({ module_or_path: rummiUrl });
    return module;
  },
};

/** What the page may ask. */
export class Engine {
  #game: Game | null = null;
  readonly #fetched = new Map<GameName, Promise<Module>>();
  /** How many matches were asked for so far. */
  #asked = 0;
  /** What the deals of the next match are made of, once something has been said of them. */
  #secret: string | null = null;

  /** Resolves when the engine of Okey is loaded. */
  async open(compiled: WebAssembly.Module): Promise<void> {
    await okey.default({ module_or_path: compiled });
  }

  /** The player's word counts where no seed decides. */
  async start(
    seed: string | null,
    rules: string,
    opponents: readonly string[],
    word: string,
  ): Promise<Outcome> {
    return this.#enter(gameOfRules(rules), ({ Game }) => {
      const options = { rules, characters: ["", ...opponents] };
      const from = seed === null ? { secret: this.#secret ?? undefined } : { seed };
      const fresh = new Game({ ...options, ...from });
      fresh.deal(word);
      if (seed === null) this.#secret = null;
      return fresh;
    });
  }

  /** What is said before the first deal of the next match; whatever its rules, it holds. */
  commitment(): string {
    const next = new okey.Game({ secret: this.#secret ?? undefined });
    try {
      this.#secret = /^secret (.*)$/m.exec(next.save())?.[1] ?? null;
      return next.commitment ?? "";
    } finally {
      next.free();
    }
  }

  /** The deal of a day, as a record. */
  async daily(name: GameName, date: string): Promise<string> {
    const { Game } = await this.#module(name);
    const day = new Game({ daily: date });
    try {
      day.deal();
      return day.save();
    } finally {
      day.free();
    }
  }

  /** The SHA-256 of a text. */
  sha256(text: string): string {
    return okey.sha256(text);
  }

  /** The wall that follows from a key and the player's word. */
  async wallOf(rules: string, players: number, key: string, word: string): Promise<Answer<string>> {
    const { wallOf } = await this.#module(gameOfRules(rules));
    return answer(() => wallOf(rules, players, key, word));
  }

  async load(saved: string, opponents: readonly string[]): Promise<Outcome> {
    const characters = ["", ...opponents];
    return this.#enter(gameOfRecord(saved), ({ Game }) => Game.load(saved, { characters }));
  }

  /**
   * Has another match take the place of the live one, as soon as the engine of its game is there. A
   * match whose engine comes only after one more was asked for does not take the place of that.
   */
  async #enter(game: GameName, begin: (module: Module) => Game): Promise<Outcome> {
    this.#asked += 1;
    const mine = this.#asked;
    const module = await this.#module(game);
    if (mine !== this.#asked) return FAILED;
    return this.#play(() => this.#replace(begin(module)));
  }

  /** A match that is not played here, as the player at a seat sees it. */
  async read(saved: string, seat = SEAT): Promise<Answer<GameView>> {
    return this.#about(saved, (game) => game.view(seat));
  }

  /** The same, with what is counted of the rounds that the player has played. */
  async summarize(saved: string): Promise<Answer<Summarized>> {
    return this.#about(saved, (game) => ({ game: game.view(SEAT), rounds: game.summary(SEAT) }));
  }

  /** Luck and skill in its finished rounds, apart from each other; this takes seconds. */
  async lookBack(saved: string): Promise<Answer<LookedBack[]>> {
    return this.#about(saved, lookBack);
  }

  /** What is to be known of a match that is not played here. */
  async #about<T>(saved: string, question: (game: Game) => T): Promise<Answer<T>> {
    const { Game } = await this.#module(gameOfRecord(saved));
    return answer(() => {
      const game = Game.load(saved);
      try {
        return question(game);
      } finally {
        game.free();
      }
    });
  }

  /** The engine of a game. Rejects where it cannot be fetched; whoever asks next tries again. */
  async #module(game: GameName): Promise<Module> {
    if (game === "okey") return okey;
    const fetched = this.#fetched.get(game) ?? fetches[game]();
    this.#fetched.set(game, fetched);
    fetched.catch(() => this.#fetched.delete(game));
    return fetched;
  }

  deal(word: string): Outcome {
    return this.#play(() => this.#current().deal(word));
  }

  /** What the player does, as the notation writes it. */
  act(action: string): Outcome {
    return this.#play(() => this.#current().act(action, SEAT));
  }

  botMove(): Outcome {
    return this.#play(() => this.#current().botMove());
  }

  undo(): Outcome {
    return this.#play(() => this.#current().undo());
  }

  timeOut(): Outcome {
    return this.#play(() => this.#current().timeOut());
  }

  practise(): Outcome {
    return this.#play(() => this.#current().practise());
  }

  /** Plays the match to its end without anyone watching. */
  finishMatch(): Outcome {
    return this.#play(() => this.#current().playOut());
  }

  /** How long the bot thinks that is to move, as a share of what is usual. */
  ponders(): number {
    return this.#current().ponders() / 100;
  }

  /** What the player had best do, and why. */
  hint(): HintView | null {
    return this.#current().hint();
  }

  /** Why somebody did what he did in the turn with this event, once its round is over. */
  why(event: number): WhyView | null {
    return this.#current().why(event);
  }

  /** A finished round, counted from 0, as the player may look back on it. */
  review(round: number): ReviewView | null {
    return this.#current().review(round, SEAT);
  }

  /** The round as each seat saw it. It is asked only of one that is over. */
  seen(): (RoundView | null)[] {
    return [0, 1, 2, 3].map((seat) => this.#current().view(seat).table);
  }

  /** The hand in rows, in this order. */
  sorted(order: Order): SortedView {
    return this.#current().sorted(order);
  }

  /** How many tiles each of these hands is away from a complete one. */
  deficiencies(hands: string[][]): number[] {
    return hands.map((hand) => this.#current().arrange(hand).deficiency);
  }

  /**
   * Judges a half-finished table of melds after tiles of its rows, or of the rack, have been moved.
   */
  rebuild(rows: string[][], tiles: string[], onto: string): Answer<RebuildView> {
    return answer(() => this.#current().rebuild(rows, tiles, onto, SEAT));
  }

  /** Those of the given rows of tiles that are complete melds as they lie. */
  melds(rows: string[][]): string[][] {
    const read = this.#current().readMelds(rows);
    return rows.filter((_, index) => read[index] !== null);
  }

  /** The same for rows that have tiles in common, of which only one can lie there. */
  eachMeld(rows: string[][]): string[][] {
    return rows.filter((row) => this.#current().readMelds([row])[0] !== null);
  }

  /** What a half-finished table of melds is as it lies. */
  rebuilt(rows: string[][]): Answer<RebuildView> {
    return answer(() => this.#current().rebuild(rows, undefined, undefined, SEAT));
  }

  /** Who there is to play against. */
  bots(): BotsView {
    return okey.bots();
  }

  /** What is to be explained of these rules. */
  async ruleText(rules: string): Promise<RuleTextView> {
    const { ruleText } = await this.#module(gameOfRules(rules));
    return ruleText(rules);
  }

  async readRules(text: string): Promise<Answer<RulesView>> {
    const { readRules } = await this.#module(gameOfRules(text));
    return answer(() => readRules(text));
  }

  async changeRules(text: string, setting: Setting, value: string): Promise<Answer<RulesView>> {
    const { changeRules } = await this.#module(gameOfRules(text));
    return answer(() => changeRules(text, setting, value));
  }

  async shareRules(text: string, name: string): Promise<Answer<string>> {
    const { shareRules } = await this.#module(gameOfRules(text));
    return answer(() => shareRules(text, name));
  }

  async sharedRules(text: string): Promise<Answer<RuleSetView>> {
    const { sharedRules } = await this.#module(gameOfShare(text));
    return answer(() => sharedRules(text));
  }

  #current(): Game {
    if (!this.#game) throw new Error("No match has been started.");
    return this.#game;
  }

  #replace(fresh: Game): void {
    this.#game?.free();
    this.#game = fresh;
  }

  /** Errors lose their fields between threads, so refusals travel as values. */
  #play(action: () => unknown): Outcome {
    try {
      action();
      const it = this.#current();
      const commitment = it.commitment ?? null;
      return { ok: true, game: it.view(SEAT), saved: it.save(), commitment };
    } catch (error) {
      return { ok: false, refusal: refusalIn(error) };
    }
  }
}

serve(new Engine());

function lookBack(game: Game): LookedBack[] {
  return game.summary(SEAT).flatMap(({ round }) => {
    const { luck = [], skill } = game.review(round, SEAT) ?? {};
    const own = luck[SEAT];
    return own && skill ? [{ round, luck: own, skill }] : [];
  });
}

function answer<T>(question: () => T): Answer<T> {
  try {
    return { ok: true, value: question() };
  } catch (error) {
    return { ok: false, refusal: refusalIn(error) };
  }
}
