/** The contests of the player in the engine's worker, beside the match that is played there. */

import type {
  ContestView,
  FixtureView,
  Game,
  KeptView,
  LobbyView,
  Moment,
  ProgressView,
  WalletView,
} from "../pkg/istaka/istaka";
import * as istaka from "../pkg/istaka/istaka";
import { type Answer, answer } from "./refusal";

/** Wallet and contest, as they are shown and as they are kept. */
export interface Holding {
  readonly wallet: WalletView;
  readonly savedWallet: string;
  readonly contest: ContestView | null;
  /** The contest with the player's fixture as far as it has been played at the table. */
  readonly amid: ContestView | null;
  readonly savedContest: string | null;
}

/** The result of some milliseconds at other tables; `holding` where there is news to keep. */
interface Sliced {
  readonly progress: ProgressView;
  readonly holding: Holding | null;
}

/** The wallet, the contest that the player is in, and the offered ones. */
export class Contests {
  #open: istaka.Contests | null = null;
  /** Progress of the other tables at the last slice. */
  #before = "";

  /** `atTable` returns the match at the table, which may be the player's fixture. */
  constructor(private readonly atTable: () => Game | null) {}

  /** Opens the contests of a kept wallet, or of a new one. */
  begin(wallet: string | null, day: number): Answer<Holding> {
    return answer(() => {
      const opened = new istaka.Contests(wallet, day);
      this.#open?.free();
      this.#open = opened;
      opened.fill(day);
      return this.#holding();
    });
  }

  /** Takes up a kept contest. */
  take(contest: string): Answer<Holding> {
    return this.#change((contests) => contests.take(contest));
  }

  /** Fills the wallet up, once a day. */
  fill(day: number): Answer<Holding> {
    return this.#change((contests) => contests.fill(day));
  }

  lobby(rules: string, players: number, now: Moment): Answer<LobbyView> {
    return answer(() => this.#current().lobby(rules, players, now));
  }

  /** Pays for a contest and opens it. */
  enter(rules: string, id: string, now: Moment, name: string, seed?: string): Answer<Holding> {
    return this.#change((contests) => contests.enter(rules, id, now, name, seed));
  }

  /** Returns the fixture that the player has to play; null if there is none. */
  fixture(): FixtureView | null {
    return this.#current().fixture() ?? null;
  }

  /** Returns true if a record is the player's fixture, as far as it has been played. */
  fits(record: string): boolean {
    const game = istaka.Game.load(record);
    try {
      return this.#current().fits(game);
    } finally {
      game.free();
    }
  }

  /** Returns wallet and contest as they stand with the match at the table. */
  look(): Holding {
    return this.#holding();
  }

  /** Reports the result of the fixture at the table; null if another match lies there. */
  report(): Answer<Holding> | null {
    const game = this.#own();
    return game && this.#change((contests) => contests.report(game));
  }

  buy(yes: boolean): Answer<Holding> {
    return this.#change((contests) => contests.buy(yes));
  }

  /** Plays the other tables for some milliseconds. */
  slice(budget: number): Sliced {
    const progress = this.#current().slice(budget);
    const { state, round, done } = progress;
    const now = [state, round, done].join();
    const isNew = now !== this.#before;
    this.#before = now;
    return { progress, holding: isNew ? this.#holding() : null };
  }

  /** Returns a table of the last round, to be watched. */
  watch(table: number): FixtureView | null {
    return this.#current().watch(table) ?? null;
  }

  leave(): Answer<Holding> {
    return this.#change((contests) => contests.leave());
  }

  /** Reads a contest that is not played here. */
  read(contest: string): Answer<KeptView> {
    return answer(() => istaka.readContest(contest));
  }

  /** Returns the match at the table if it is the player's fixture. */
  #own(): Game | null {
    const game = this.atTable();
    return game && this.#current().fits(game) ? game : null;
  }

  #current(): istaka.Contests {
    if (!this.#open) throw new Error("There is no wallet yet.");
    return this.#open;
  }

  #holding(): Holding {
    const contests = this.#current();
    const game = this.#own();
    return {
      wallet: contests.wallet(),
      savedWallet: contests.saveWallet(),
      contest: contests.view() ?? null,
      amid: game && contests.amid(game),
      savedContest: contests.saveContest() ?? null,
    };
  }

  #change(action: (contests: istaka.Contests) => unknown): Answer<Holding> {
    return answer(() => {
      action(this.#current());
      return this.#holding();
    });
  }
}
