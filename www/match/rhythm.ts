/**
 * Schedules what follows by itself in a match: the moves of bots, and the explanation of the end of
 * a round.
 */

import type { RoundView } from "../engine/views";
import type { GameUi } from "../games/game";
import { isAsked, type State, type Store } from "../state/state";
import {
  END,
  FURTHER,
  GRACE,
  HURRIED,
  LONG_WAIT,
  type Pace,
  STANDS,
  TURN,
  TURNS,
  UNSEEN,
} from "../table/pace";

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
  /** Milliseconds at the usual pace that bots have waited in this turn, and since the player's. */
  #waited = { turn: 0, turns: 0 };
  /** The time at which the round ended; null while it runs. */
  #ended: number | null = null;
  /** Goes on after the player has; null unless something waits for that. */
  #halted: (() => void) | null = null;

  constructor(
    private readonly store: Store,
    private readonly pace: () => Pace,
    private readonly match: Played,
  ) {
    store.onChange(() => {
      const { halted, settings } = store.state;
      const goesOn = this.#waits && !isAway(store.state);
      if (goesOn || (halted && !settings.steps)) this.goOn(0);
    });
  }

  /** Schedules the next bot move, or the explanation of the end of the round. */
  goOn(after: number): void {
    const signal = this.cancel();
    const { game, dealing } = this.store.state;
    const table = game?.table;
    // The question to a newcomer has to be answered first.
    if (!table || dealing || isAsked(this.store.state)) return;
    const others = table.turn !== null && !table.ownTurn;
    this.#hurried &&= others;
    if (!others) this.#forgetWait();
    if (table.turn === null) {
      // The end is explained only once.
      if (this.match.explained) return;
      this.#ended ??= performance.now();
      if (this.#stops(table)) {
        this.#halt(() => this.#explain());
        return;
      }
      const finale = this.match.ui.finale(game);
      const { travel, wait } = this.pace();
      // With no pauses at once, or a frame between would move the focus along.
      if (wait === 0) {
        this.#explain();
        return;
      }
      const stands = finale ? finale.lit * travel + STANDS : 0;
      this.#follow(signal, END, () => this.#explain(), stands);
      return;
    }
    this.#ended = null;
    if (!others) return;
    if (this.#stops(table)) this.#halt(() => this.#letMove());
    else this.#letBot(signal, after, table);
  }

  #forgetWait(): void {
    this.#waited = { turn: 0, turns: 0 };
    if (this.store.state.lags) this.store.change({ lags: false });
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
    this.#halted = null;
    if (this.store.state.halted) this.store.change({ halted: false });
    return this.#next.signal;
  }

  /**
   * Returns true if what follows waits for a player who goes on step by step. The end of a round
   * does after a move of another, and a discard does not after a draw, of which there is nothing to
   * hear.
   */
  #stops({ turn, seat, history }: RoundView): boolean {
    const last = history.at(-1);
    const drew = last?.kind === "drew" && last.seat === turn;
    return this.store.state.settings.steps && !drew && (turn !== null || last?.seat !== seat);
  }

  /** Has something wait until the player goes on. */
  #halt(next: () => void): void {
    this.#halted = next;
    this.store.change({ halted: true });
  }

  /** Leaves time to undo an action, however quick the next bot is. */
  leaveTime(): void {
    this.#held = performance.now() + GRACE;
  }

  /** Lets a bot move after a human time for thinking, and not before the player can undo. */
  #letBot(signal: AbortSignal, after: number, table: RoundView): void {
    const { time, begins, settles } = this.match.ui.botMove(table);
    if (begins) this.#waited.turn = 0;
    const usual = after + time * this.store.state.ponders;
    const isNew = table.history.length === 0;
    // A new hand is looked at for as long as that takes.
    const wait = isNew ? usual : this.#limited(usual, begins);
    const least = this.#hurried || !settles ? 0 : this.#held - performance.now();
    const pace = this.pace().wait;
    const waited = Math.max(wait, pace && least / pace);
    const move = (): void => {
      if (!isNew) this.#waited.turn += waited;
      if (!isNew) this.#waited.turns += waited;
      const lags = this.#waited.turns * pace >= LONG_WAIT;
      if (lags && !this.store.state.lags) this.store.change({ lags });
      this.#letMove();
    };
    this.#follow(signal, wait, move, least);
  }

  /**
   * Returns the pause before an action of a bot: half of the time that is left at most, so that
   * many actions go ever faster.
   */
  #limited(usual: number, begins: boolean): number {
    const left = Math.min(TURN - this.#waited.turn, TURNS - this.#waited.turns);
    return Math.min(begins ? usual : Math.min(usual, FURTHER), left / 2);
  }

  /** Lets a bot move as soon as the player is at the table. */
  #letMove(): void {
    this.#waits = isAway(this.store.state);
    if (!this.#waits) this.match.playBot();
  }

  /**
   * Goes on if something waits for the player. Else speeds up the bots until the turn of the
   * player, or the explanation of the end of a round, but not the sight of the end itself. Returns
   * true if there was a wait.
   */
  hurry(): boolean {
    const { state } = this.store;
    const next = this.#halted;
    if (next) {
      if (this.match.busy) return false;
      this.cancel();
      next();
      return true;
    }
    const { table } = state.game ?? {};
    if (isAsked(state)) return false;
    if (table?.turn === null) return this.#hurryEnd();
    if (this.#hurried || !table || table.ownTurn) return false;
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
