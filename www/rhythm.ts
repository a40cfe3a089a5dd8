/**
 * What follows by itself in a match, and when: the bots' moves, and the end of a round explained.
 */

import { answered } from "./engine/calls";
import type { RemoteEngine } from "./engine/client";
import type { GameUi } from "./games/game";
import { END, GRACE, HURRIED, type Pace, UNSEEN } from "./pace";
import type { Store } from "./state";

/** The match in which it follows. */
export interface Played {
  readonly ui: Pick<GameUi, "finale" | "botMove">;
  /** Whether the player's own move is under way, or what he has asked for. */
  readonly busy: boolean;
  /** Whether the player has been shown how the round ended. */
  readonly explained: boolean;
  explain(): void;
  /** Has the bot move whose turn it is. */
  playBot(): void;
}

export class Rhythm {
  /** Aborted when something else is to follow by itself, or nothing. */
  #next = new AbortController();
  /** Whether something is to follow whose time has not come. */
  #pending = false;
  /** Whether a bot waits until the player has closed what he has opened. */
  #waits = false;
  /** Until when nobody does what keeps the player from taking his move back. */
  #held = 0;
  /** Whether the player wants the bots to be quick until it is his turn or the round is over. */
  #hurried = false;
  /** When the round ended; null while it is running. */
  #ended: number | null = null;

  constructor(
    private readonly store: Store,
    private readonly engine: Pick<RemoteEngine, "ponders">,
    private readonly pace: () => Pace,
    private readonly match: Played,
  ) {
    store.onChange(() => {
      if (this.#waits && store.state.dialog === null) this.goOn(0);
    });
  }

  /** What comes next by itself, after a while: a bot's move, or the end of the round explained. */
  goOn(after: number): void {
    const signal = this.stay();
    const { game, dealing, settings } = this.store.state;
    const table = game?.table;
    // Whoever is asked how he wants to begin has time to read.
    if (!table || dealing || !settings.greeted) return;
    this.#hurried &&= table.turn !== null && table.turn !== table.seat;
    if (table.turn === null) {
      // Once the player has seen how it ended he may look at the table.
      if (this.match.explained) return;
      this.#ended ??= performance.now();
      const shown = this.match.ui.finale(game)?.end ?? 0;
      const { travel, wait } = this.pace();
      this.#follow(signal, END, () => this.#explain(), shown * travel + END * wait);
      return;
    }
    this.#ended = null;
    if (table.turn !== table.seat) {
      const { time, settles } = this.match.ui.botMove(table);
      void this.#letBot(signal, after, time, settles ? this.#held : 0);
    }
  }

  /** What the player has opened stays; closing it leads here. */
  #explain(): void {
    const { dialog } = this.store.state;
    if (dialog === null || dialog === "result") this.match.explain();
  }

  /** Nothing follows by itself that was to. The signal is that of what follows now. */
  stay(): AbortSignal {
    this.#next.abort();
    this.#next = new AbortController();
    this.#pending = false;
    this.#waits = false;
    return this.#next.signal;
  }

  /** The player can take back what he has done, however quick the next one is. */
  leaveTime(): void {
    this.#held = performance.now() + GRACE;
  }

  /** A bot moves once it has thought as long as a person would, and not before `held`. */
  async #letBot(signal: AbortSignal, after: number, usual: number, held: number): Promise<void> {
    const share = await answered(this.engine.ponders(), 1);
    // A move may have been made meanwhile, or the match given up.
    if (signal.aborted) return;
    const least = this.#hurried ? 0 : held - performance.now();
    const move = (): void => {
      this.#waits = this.store.state.dialog !== null;
      if (!this.#waits) this.match.playBot();
    };
    this.#follow(signal, after + usual * share, move, least);
  }

  /**
   * The player waits no longer for the bots, until it is his turn, nor for the end of a round to be
   * explained; only that it ended he sees in any case. Whether there was anything to wait for.
   */
  hurry(): boolean {
    const { game, settings } = this.store.state;
    const { table } = game ?? {};
    if (!settings.greeted) return false;
    if (table?.turn === null) return this.#hurryEnd();
    if (this.#hurried || !table || table.turn === table.seat) return false;
    this.#hurried = true;
    this.goOn(0);
    return true;
  }

  #hurryEnd(): boolean {
    if (this.match.explained || !this.#pending) return false;
    if (performance.now() - (this.#ended ?? 0) < UNSEEN) return true;
    this.stay();
    this.#explain();
    return true;
  }

  /** Does something after a while, whatever the pace not before `least` milliseconds. */
  #follow(signal: AbortSignal, wait: number, action: () => void, least = 0): void {
    const { wait: share } = this.pace();
    const follow = (): void => {
      this.#pending = false;
      if (!this.match.busy) action();
    };
    const time = Math.max(wait * share * (this.#hurried ? HURRIED : 1), least);
    const timer = setTimeout(follow, time);
    this.#pending = true;
    signal.addEventListener("abort", () => clearTimeout(timer));
  }

  /** What would have followed while the match was being changed follows now. */
  catchUp(): void {
    if (!this.#pending) this.goOn(0);
  }
}
