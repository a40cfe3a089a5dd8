/**
 * Schedules what follows by itself in a match: the moves of bots, and the explanation of the end of
 * a round.
 */

import { answered } from "../engine/calls";
import type { RemoteEngine } from "../engine/client";
import type { GameUi } from "../games/game";
import { isAsked, type State, type Store } from "../state/state";
import { END, GRACE, HURRIED, type Pace, UNSEEN } from "../table/pace";

/** The match that is scheduled. */
interface Played {
  readonly ui: Pick<GameUi, "finale" | "botMove">;
  /** True while a request of the player is under way. */
  readonly busy: boolean;
  /** True once the end of the round has been shown. */
  readonly explained: boolean;
  explain(): void;
  /** Makes the move of the bot whose turn it is. */
  playBot(): void;
}

export class Rhythm {
  /** Aborted when something else is scheduled, or nothing. */
  #next = new AbortController();
  /** True while a timer runs. */
  #pending = false;
  /** True while the match waits for the player to close a dialog or to leave home. */
  #waits = false;
  /** The time before which no bot move ends the chance to undo. */
  #held = 0;
  /** True if bots are sped up until the turn of the player or the end of the round. */
  #hurried = false;
  /** The time at which the round ended; null while it runs. */
  #ended: number | null = null;

  constructor(
    private readonly store: Store,
    private readonly engine: Pick<RemoteEngine, "ponders">,
    private readonly pace: () => Pace,
    private readonly match: Played,
  ) {
    store.onChange(() => {
      if (this.#waits && !isAway(store.state)) this.goOn(0);
    });
  }

  /** Schedules the next bot move, or the explanation of the end of the round. */
  goOn(after: number): void {
    const signal = this.cancel();
    const { game, dealing } = this.store.state;
    const table = game?.table;
    // The question to a newcomer has to be answered first.
    if (!table || dealing || isAsked(this.store.state)) return;
    this.#hurried &&= table.turn !== null && table.turn !== table.seat;
    if (table.turn === null) {
      // The end is explained only once.
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

  /** Explains the end of the round unless another dialog is open, whose end leads here. */
  #explain(): void {
    const { dialog, home } = this.store.state;
    this.#waits = home;
    if (!home && (dialog === null || dialog === "result")) this.match.explain();
  }

  /** Cancels everything scheduled and returns the new abort signal. */
  cancel(): AbortSignal {
    this.#next.abort();
    this.#next = new AbortController();
    this.#pending = false;
    this.#waits = false;
    return this.#next.signal;
  }

  /** Leaves time to undo an action, however quick the next bot is. */
  leaveTime(): void {
    this.#held = performance.now() + GRACE;
  }

  /** Lets a bot move after a human time for thinking, and not before `held`. */
  async #letBot(signal: AbortSignal, after: number, usual: number, held: number): Promise<void> {
    const share = await answered(this.engine.ponders(), 1);
    // A move may have been made meanwhile, or the match replaced.
    if (signal.aborted) return;
    const least = this.#hurried ? 0 : held - performance.now();
    const move = (): void => {
      this.#waits = isAway(this.store.state);
      if (!this.#waits) this.match.playBot();
    };
    this.#follow(signal, after + usual * share, move, least);
  }

  /**
   * Speeds up the bots until the turn of the player, or the explanation of the end of a round, but
   * not the sight of the end itself. Returns true if there was a wait.
   */
  hurry(): boolean {
    const { state } = this.store;
    const { table } = state.game ?? {};
    if (isAsked(state)) return false;
    if (table?.turn === null) return this.#hurryEnd();
    if (this.#hurried || !table || table.turn === table.seat) return false;
    this.#hurried = true;
    this.goOn(0);
    return true;
  }

  #hurryEnd(): boolean {
    if (this.match.explained || !this.#pending) return false;
    if (performance.now() - (this.#ended ?? 0) < UNSEEN) return true;
    this.cancel();
    this.#explain();
    return true;
  }

  /** Runs an action after a time scaled by the pace, but not before `least` milliseconds. */
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

  /** Schedules again what was skipped while the match was being changed. */
  catchUp(): void {
    if (!this.#pending) this.goOn(0);
  }
}

/** Returns true while the player is not at the table. */
function isAway({ dialog, home }: Pick<State, "dialog" | "home">): boolean {
  return home || dialog !== null;
}
