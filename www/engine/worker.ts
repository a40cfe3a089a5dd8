/** The engine, off the main thread: the page never waits for a bot. It holds the live match. */

import type { RebuildView } from "../laying";
import init, {
  type BotsView,
  bots,
  changeRules,
  Game,
  type GameView,
  type HintView,
  type Order,
  type RuleSetView,
  type RulesView,
  type RuleTextView,
  readRules,
  ruleText,
  type Setting,
  type SortedView,
  sharedRules,
  shareRules,
  type WhyView,
} from "../pkg/istaka";
import { serve } from "./calls";
import { type Refusal, refusalIn } from "./refusal";

/** The match after what was done, or why it was not. */
export type Outcome =
  | {
      readonly ok: true;
      readonly game: GameView;
      readonly saved: string;
    }
  | { readonly ok: false; readonly refusal: Refusal };

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** The human's seat. */
const SEAT = 0;

/** A game with a table of melds. */
interface Rebuilds {
  rebuild(rows: string[][], tiles: string[], onto: string, seat: number): RebuildView;
}

/** What the page may ask. */
export class Engine {
  #game: Game | null = null;

  /** Resolves when it is loaded. */
  async open(compiled: WebAssembly.Module): Promise<void> {
    await init({ module_or_path: compiled });
  }

  start(seed: string | null, rules: string, opponents: readonly string[]): Outcome {
    return this.#play(() => {
      const options = { rules, characters: ["", ...opponents] };
      const fresh = new Game(seed === null ? options : { ...options, seed });
      fresh.deal();
      this.#replace(fresh);
    });
  }

  load(saved: string, opponents: readonly string[]): Outcome {
    return this.#play(() => this.#replace(Game.load(saved, { characters: ["", ...opponents] })));
  }

  deal(): Outcome {
    return this.#play(() => this.#current().deal());
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

  /** The hand in rows, in this order. */
  sorted(order: Order): SortedView {
    return this.#current().sorted(order);
  }

  /** How many tiles each of these hands is away from a complete one. */
  deficiencies(hands: string[][]): number[] {
    return hands.map((hand) => this.#current().arrange(hand).deficiency);
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

  /** What a half-finished table of melds is after some tiles of its rows, or of the rack, have been put somewhere. */
  rebuild(rows: string[][], tiles: string[], onto: string): Answer<RebuildView> {
    const game = this.#current() as Game & Rebuilds;
    return answer(() => game.rebuild(rows, tiles, onto, SEAT));
  }

  /** Who there is to play against. */
  bots(): BotsView {
    return bots();
  }

  /** What is to be explained of these rules. */
  ruleText(rules: string): RuleTextView {
    return ruleText(rules);
  }

  readRules(text: string): Answer<RulesView> {
    return answer(() => readRules(text));
  }

  changeRules(text: string, setting: Setting, value: string): Answer<RulesView> {
    return answer(() => changeRules(text, setting, value));
  }

  shareRules(text: string, name: string): Answer<string> {
    return answer(() => shareRules(text, name));
  }

  sharedRules(text: string): Answer<RuleSetView> {
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
      return { ok: true, game: it.view(SEAT), saved: it.save() };
    } catch (error) {
      return { ok: false, refusal: refusalIn(error) };
    }
  }
}

serve(new Engine());

function answer<T>(question: () => T): Answer<T> {
  try {
    return { ok: true, value: question() };
  } catch (error) {
    return { ok: false, refusal: refusalIn(error) };
  }
}
