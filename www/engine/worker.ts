/**
 * The engine, off the main thread: the page never waits for a bot. The worker holds the live match.
 */

import type { WalletView } from "../pkg/istaka/istaka";
import init, * as istaka from "../pkg/istaka/istaka";
import { Game } from "../pkg/istaka/istaka";
import { Refused, serve } from "./calls";
import { Contests } from "./contests";
import { type Outcome, outcomeOf } from "./outcome";
import { charactersOf, Programs } from "./programs";
import { type Answer, answer } from "./refusal";
import type {
  Arranged,
  AtView,
  BotsView,
  Ending,
  GameName,
  GameOptions,
  GameView,
  HintView,
  LinkKind,
  LinkView,
  Order,
  PlayedView,
  Rebuild,
  RoundSummary,
  RoundView,
  Sorted,
} from "./views";

/** A match in figures. */
export interface Summarized {
  readonly game: GameView;
  readonly rounds: readonly RoundSummary<Ending>[];
}

/** A match and the sources of its deals. */
export interface Recorded {
  readonly game: GameView;
  readonly rounds: readonly PlayedView[];
  readonly seed: string;
  /** The secret behind all keys; empty if the deals come from the seed. */
  readonly secret: string;
}

/** The record of a daily deal, and the seed by which its matches are found. */
type DailyDeal = Readonly<Record<"record" | "seed", string>>;

/** A match that is watched. */
export interface Watching {
  readonly rounds: readonly PlayedView[];
  /** A word for each seat; none where the record does not say who plays. */
  readonly players: readonly string[];
  /** The names by seat that the record tells, empty where it does not. */
  readonly names: readonly string[];
}

/** The players of a table and their names, by seat, as a record says them. */
export interface Sitting {
  readonly players: readonly string[];
  readonly names: readonly string[];
}

/** The player's seat. */
const SEAT = 0;

/** The functions that the page calls. */
export class Engine {
  readonly contests = new Contests(() => this.#game);
  #game: Game | null = null;
  /** The opponents of the live match. */
  #opponents: readonly string[] = [];
  /** The programs that the server of the page has at the table. */
  #programs: Programs | null = null;
  /** The match whose moments are watched. */
  #watched: Game | null = null;
  /** The secret of the next match's deals, once its commitment has been published. */
  #secret: string | null = null;

  /** Resolves when the engine is loaded. */
  async open(compiled: WebAssembly.Module): Promise<void> {
    await init({ module_or_path: compiled });
  }

  /** Seats the programs of the page's server, and returns their names by opponent. */
  async meet(address: string): Promise<readonly string[]> {
    this.#programs = await Programs.at(address);
    return this.#programs.names;
  }

  /** Begins a match; `word`, the player's, changes its first deal unless a seed decides it. */
  start(seed: string | null, rules: string, opponents: readonly string[], word: string): Outcome {
    return this.#play(() => {
      const from = seed === null ? { secret: this.#secret ?? undefined } : { seed };
      const fresh = new Game({ rules, ...this.#seating(opponents), ...from });
      fresh.deal(word);
      if (seed === null) this.#secret = null;
      this.#replace(fresh, opponents);
    });
  }

  /** Begins a match for practice in a position; what its player has not seen is dealt at random. */
  begin(position: string, opponents: readonly string[]): Outcome {
    const options = { position, ...this.#seating(opponents) };
    return this.#play(() => this.#replace(new Game(options), opponents));
  }

  /** Returns the commitment to the first deal of the next match, by any rules. */
  commitment(): string {
    return ask(new Game({ secret: this.#secret ?? undefined }), (next) => {
      this.#secret = next.secret ?? null;
      return next.commitment ?? "";
    });
  }

  daily(game: GameName, date: string): DailyDeal {
    return ask(new Game({ game, daily: date }), (day) => {
      day.deal();
      return { record: day.save(), seed: day.seed };
    });
  }

  sha256(text: string): string {
    return istaka.sha256(text);
  }

  /** Returns the wall that follows from a key and the player's word. */
  wallOf(rules: string, players: number, key: string, word: string): Answer<string> {
    return answer(() => istaka.wallOf(rules, players, key, word));
  }

  load(saved: string, opponents: readonly string[]): Outcome {
    return this.#play(() => this.#replace(Game.load(saved, this.#seating(opponents)), opponents));
  }

  /** Reads a match that is not played here, as the player at a seat sees it. */
  read(saved: string, seat = SEAT): Answer<GameView> {
    return this.#about(saved, (game) => game.view(seat));
  }

  /** Summarizes a match, with the figures of its rounds. */
  summarize(saved: string): Answer<Summarized> {
    return this.#about(saved, (game) => ({ game: game.view(SEAT), rounds: game.summary(SEAT) }));
  }

  /** Reads a match to be watched moment by moment. */
  watch(saved: string): Answer<Watching> {
    return answer(() => {
      const whole = Game.load(saved);
      this.#watched?.free();
      this.#watched = whole;
      return { rounds: whole.rounds(), players: whole.players, names: whole.names };
    });
  }

  /** Replaces the live match by a moment of the watched one. */
  moment({ round, actions }: AtView, opponents: readonly string[]): Outcome {
    const options = { characters: charactersOf(opponents) };
    return this.#play(() => this.#replace(this.#whole().cut(round, actions, options), []));
  }

  /** Returns the record of a match that begins with a deal of the watched one. */
  redeal(round: number, seat: number): Answer<string> {
    return answer(() => ask(this.#whole().redeal(round, seat), (game) => game.save()));
  }

  /** Reads a match that is not played here, with the sources of its deals. */
  recorded(saved: string): Answer<Recorded> {
    return this.#about(saved, (game) => {
      const { seed, secret = "" } = game;
      return { game: game.view(SEAT), rounds: game.rounds(), seed, secret };
    });
  }

  /** Plays a dealt round to its end with this bot in the player's seat; this may take a second. */
  played(dealt: string, player: string, opponents: readonly string[]): Answer<Summarized> {
    return answer(() => {
      const [, ...others] = charactersOf(opponents);
      const options = { bots: [0, 1, 2, 3], characters: [player, ...others] };
      return ask(Game.load(dealt, options), (game) => {
        while (game.view(SEAT).table?.turn != null) game.botMove();
        return { game: game.view(SEAT), rounds: game.summary(SEAT) };
      });
    });
  }

  /** Returns the view of each seat of a round of that match if it were dealt from this wall. */
  dealtFrom(saved: string, round: number, wall: string): Answer<(RoundView | null)[]> {
    return this.#about(saved, (game) => ask(game.dealtFrom(round, wall), seen));
  }

  /** Returns the view of a seat at the deal of a round of a match that is not played here. */
  dealt(saved: string, round: number, seat = SEAT): Answer<GameView> {
    return this.#about(saved, (game) => ask(game.cut(round, 0), (dealt) => dealt.view(seat)));
  }

  /** Reads a wallet without opening it. */
  readWallet(wallet: string): Answer<WalletView> {
    return answer(() => istaka.readWallet(wallet));
  }

  /** Asks a question about a match that is not played here. */
  #about<T>(saved: string, question: (game: Game) => T): Answer<T> {
    return answer(() => ask(Game.load(saved), question));
  }

  deal(word: string): Outcome {
    return this.#play(() => this.#current().deal(word));
  }

  /** Does the player's action, in the notation. */
  act(action: string): Outcome {
    return this.#play(() => this.#current().act(action, SEAT));
  }

  /** Plays the move of the bot or program to move. A bot takes the seat of a program that fails. */
  async botMove(): Promise<Outcome> {
    const [game, programs] = [this.#current(), this.#programs];
    const seat = programs?.toMove(game, this.#opponents) ?? null;
    if (!programs || seat === null) return this.#play(() => game.botMove());
    const answer = await programs.move(game, seat, () => game === this.#game);
    if ("action" in answer)
      return this.#play(() => ({ ...game.act(answer.action, seat), view: game.view(SEAT) }));
    this.load(game.save(), this.#opponents);
    const outcome = this.#play(() => this.#current().botMove());
    const name = programs.names[seat - 1] ?? "";
    return outcome.ok ? { ...outcome, left: { name, code: answer.lost } } : outcome;
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

  /** Plays the match to its end without showing the moves. */
  finishMatch(): Outcome {
    return this.#play(() => this.#current().playOut());
  }

  /** Returns the best action of the player, and its reason. */
  hint(): HintView | null {
    return this.#current().hint();
  }

  /** Returns the round as each seat saw it; the page asks only when it is over. */
  seen(): (RoundView | null)[] {
    return seen(this.#current());
  }

  /** Returns the hand in rows, sorted in this order. */
  sorted(order: Order): Sorted {
    return this.#current().sorted(order);
  }

  /** Returns the number of tiles that each of these hands is away from a complete one. */
  deficiencies(hands: string[][]): number[] {
    return hands.map((hand) => this.#current().arrange(hand).deficiency);
  }

  /**
   * Judges a half-finished table of melds after tiles of its rows, or of the rack, have been moved.
   */
  rebuild(rows: string[][], tiles: string[], onto: string): Answer<Rebuild> {
    return answer(() => this.#current().rebuild(rows, tiles, onto, SEAT));
  }

  /**
   * Returns the given rows of tiles that are complete melds as they lie. A tile may be in rows of
   * several sets.
   */
  melds(...sets: string[][][]): string[][] {
    return sets.flatMap((rows) => {
      const read = this.#current().readMelds(rows);
      return rows.filter((_, index) => read[index] !== null);
    });
  }

  /**
   * Like `melds`, for rows that share tiles: each row is judged alone. If some lie in the order of
   * their meld, returns only those.
   */
  eachMeld(rows: string[][]): string[][] {
    const read = rows.flatMap((row) => {
      const meld = this.#current().readMelds([row])[0];
      return meld ? [{ row, lies: String(meld.tiles) === String(row) }] : [];
    });
    const lying = read.filter(({ lies }) => lies);
    return (lying.length > 0 ? lying : read).map(({ row }) => row);
  }

  /** Judges a half-finished table of melds as it lies. */
  rebuilt(rows: string[][]): Answer<Rebuild> {
    return answer(() => this.#current().rebuild(rows, undefined, undefined, SEAT));
  }

  /** Counts the melds of a rack as they lie, by the rules of a game that counts them. */
  counted(rows: string[][]): Arranged {
    return this.#current().counted(rows, SEAT);
  }

  /** Returns the bots to play against. */
  bots(): BotsView {
    return istaka.bots();
  }

  /** Writes the fragment of a link to a match or a deal, with its players if given. */
  writeLink(
    kind: LinkKind,
    record: string,
    at: AtView | null = null,
    sitting: Sitting | null = null,
  ): Answer<string> {
    return this.#about(record, (game) => {
      if (sitting) Object.assign(game, sitting);
      return istaka.writeLink(kind, game.save(), at);
    });
  }

  /** Reads the fragment of a link, which may be anything. */
  readLink(fragment: string): Answer<LinkView> {
    return answer(() => istaka.readLink(fragment));
  }

  #current(): Game {
    if (!this.#game) throw new Refused("No match has been started.");
    return this.#game;
  }

  #whole(): Game {
    if (!this.#watched) throw new Refused("No match is watched.");
    return this.#watched;
  }

  #replace(fresh: Game, opponents: readonly string[]): void {
    this.#game?.free();
    this.#game = fresh;
    this.#opponents = opponents;
  }

  /** The options of a match against these opponents. */
  #seating(opponents: readonly string[]): Pick<GameOptions, "bots" | "characters"> {
    const characters = charactersOf(opponents);
    return this.#programs ? { characters, bots: this.#programs.bots(opponents) } : { characters };
  }

  #play(action: () => unknown): Outcome {
    const outcome = outcomeOf(action, () => this.#current());
    if (outcome.ok && outcome.game.table?.turn === null)
      this.#programs?.tellEnd(this.#current(), this.#opponents).catch(reportError);
    return outcome;
  }
}

serve(new Engine());

/** Returns the view of each seat. */
function seen(game: Game): (RoundView | null)[] {
  return [0, 1, 2, 3].map((seat) => game.view(seat).table);
}

/** Asks a match, then frees it. */
function ask<T>(game: Game, question: (game: Game) => T): T {
  try {
    return question(game);
  } finally {
    game.free();
  }
}
