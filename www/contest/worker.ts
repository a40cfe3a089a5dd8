/** The engine of contests, in a worker of its own: it plays whole tables of bots. */

import { serve } from "../engine/calls";
import { refusalIn } from "../engine/refusal";
import init, {
  type ContestView,
  type EntrantView,
  House,
  type KeptView,
  type LegView,
  type LobbyView,
  type Moment,
  type ProgressView,
  readContest,
  type WalletView,
} from "../pkg/istaka/istaka";
import wasmUrl from "../pkg/istaka/istaka_bg.wasm?url";

/** Wallet and contest, as they are shown and as they are kept. */
export interface Holding {
  readonly wallet: WalletView;
  readonly savedWallet: string;
  readonly contest: ContestView | null;
  readonly savedContest: string | null;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string };

/** The result of some milliseconds at other tables; `holding` where there is news to keep. */
export interface Sliced {
  readonly progress: ProgressView;
  readonly holding: Holding | null;
}

/** What the page may ask. */
export class Contesting {
  #house: House | null = null;
  /** How far the other tables were at the last look. */
  #before = "";

  /** Resolves when the engine is loaded. */
  async open(): Promise<void> {
    await init({ module_or_path: wasmUrl });
  }

  /** With a kept wallet, or a new one. */
  begin(wallet: string | null, day: number): Answer<Holding> {
    return this.#change(() => {
      const house = new House(wallet, day);
      this.#house?.free();
      this.#house = house;
      house.fill(day);
    });
  }

  /** Takes up a kept contest. */
  take(contest: string): Answer<Holding> {
    return this.#change((house) => house.take(contest));
  }

  /** Fills the wallet up, once a day. */
  fill(day: number): Answer<Holding> {
    return this.#change((house) => house.fill(day));
  }

  lobby(rules: string, players: number, now: Moment): Answer<LobbyView> {
    return answer(() => this.#current().lobby(rules, players, now));
  }

  comers(rules: string, id: string, name: string): Answer<EntrantView[]> {
    return answer(() => this.#current().comers(rules, id, name));
  }

  /** Pays for a contest and opens it. */
  enter(rules: string, id: string, now: Moment, name: string, seed?: string): Answer<Holding> {
    return this.#change((house) => house.enter(rules, id, now, name, seed));
  }

  /** What the player has to play; null where that is nothing. */
  leg(): LegView | null {
    return this.#current().leg() ?? null;
  }

  /** Whether a record is of that, as far as it has been played. */
  fits(record: string): boolean {
    return this.#current().fits(record);
  }

  /** The contest as it stands with that as far as a record has it. */
  amid(record: string): Answer<ContestView> {
    return answer(() => this.#current().amid(record));
  }

  report(record: string): Answer<Holding> {
    return this.#change((house) => house.report(record));
  }

  buy(yes: boolean): Answer<Holding> {
    return this.#change((house) => house.buy(yes));
  }

  /** Plays the other tables for so many milliseconds. */
  slice(budget: number): Sliced {
    const progress = this.#current().slice(budget);
    const { state, round, done } = progress;
    const now = [state, round, done].join();
    const isNew = now !== this.#before;
    this.#before = now;
    return { progress, holding: isNew ? this.#holding() : null };
  }

  /** A table of the last round, to be watched. */
  watch(table: number): LegView | null {
    return this.#current().watch(table) ?? null;
  }

  leave(): Answer<Holding> {
    return this.#change((house) => house.leave());
  }

  /** A contest that is not played here. */
  read(contest: string): Answer<KeptView> {
    return answer(() => readContest(contest));
  }

  #current(): House {
    if (!this.#house) throw new Error("There is no wallet yet.");
    return this.#house;
  }

  #holding(): Holding {
    const house = this.#current();
    return {
      wallet: house.wallet(),
      savedWallet: house.saveWallet(),
      contest: house.view() ?? null,
      savedContest: house.saveContest() ?? null,
    };
  }

  #change(action: (house: House) => unknown): Answer<Holding> {
    return answer(() => {
      action(this.#house as House);
      return this.#holding();
    });
  }
}

serve(new Contesting());

function answer<T>(question: () => T): Answer<T> {
  try {
    return { ok: true, value: question() };
  } catch (error) {
    return { ok: false, code: refusalIn(error).code };
  }
}
