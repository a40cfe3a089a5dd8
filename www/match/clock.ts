/**
 * The turn clock: a ring around the picture of the player that runs down, and the seconds left. It
 * stops while a dialog is open, the page is hidden or the device asleep. The time used by a turn
 * survives a reload and the undo of a discard.
 */

import type { GameView, RoundView } from "../engine/views";
import { say } from "../locales/messages";
import type { Settings } from "../settings/settings";
import type { Sentence, State } from "../state/state";

/** Seconds left at which the clock warns. */
const FEW = 10;

/** Distance of the ring from the picture, in pixels. */
const OUTSIDE = 6;

/** Milliseconds between two ticks. */
const TICK = 200;

/** Milliseconds that count at most between two ticks: a device that slept longer has not played. */
const AWAKE = 2000;

/** Milliseconds until the first retry to end a turn. */
const AGAIN = 1000;

const KEY = "istaka.clock";

interface Turns {
  /** Ends the turn of the player. Resolves to true if it did. */
  timeOut(): Promise<boolean>;
}

interface Voice {
  /** Announces a sentence to screen readers. */
  tell(sentence: Sentence): void;
}

export class TurnClock {
  /** Milliseconds used, by turn. */
  readonly #spent: Map<string, number>;
  /** The name of the running turn of the player. */
  #turn: string | null = null;
  #allowed = 0;
  /** The time of the last tick; null while the clock is stopped. */
  #since: number | null = null;
  /** The turn whose last seconds were announced. */
  #warned: string | null = null;
  /** The time of the next attempt to end the turn; each wait is twice the one before. */
  #asking = { at: 0, wait: AGAIN };
  #match: number | null = null;
  /** True while home, a dialog or a deal hides the turn. */
  #hidden = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #face = document.createElement("span");
  readonly #digits = document.createElement("b");

  constructor(
    private readonly root: HTMLElement,
    private readonly turns: Turns,
    private readonly voice: Voice,
    /** Names a turn; the name is the same after a reload. */
    private readonly nameOf: (round: number, table: RoundView) => string,
    signal: AbortSignal,
    /** True if the used time survives a reload. */
    private readonly remembers = true,
  ) {
    this.#spent = remembers ? recall() : new Map();
    this.#face.className = "clock";
    this.#face.setAttribute("role", "timer");
    this.#face.append(this.#digits);
    document.addEventListener("visibilitychange", () => this.#run(), { signal });
    window.addEventListener("pagehide", () => this.#stop(), { signal });
    signal.addEventListener("abort", () => this.#stop());
  }

  follow({ game, settings, dialog, dealing, home, match, taught, fixture }: State): void {
    this.#count();
    // The same deals can be played again.
    if (this.#match !== null && this.#match !== match) this.#spent.clear();
    this.#match = match;
    // A lesson has no clock.
    const allowed = taught ? 0 : fixture?.seconds || secondsFor(game, settings);
    const table = allowed > 0 ? game?.table : null;
    const own = game && table?.ownTurn;
    const turn = own ? this.nameOf(game.round, table) : null;
    const other = turn !== this.#turn;
    if (other) this.#asking = { at: 0, wait: AGAIN };
    this.#turn = turn;
    this.#allowed = allowed * 1000;
    // A turn that is undone for practice after its time was up begins anew.
    if (turn !== null && other && game?.practice && this.#rest <= 0) this.#spent.delete(turn);
    this.#hidden = home || dialog !== null || dealing !== null;
    this.#run();
  }

  /** Runs or stops the clock. */
  #run(): void {
    this.#stop();
    if (this.#turn !== null && !this.#hidden && !document.hidden) {
      this.#since = performance.now();
      this.#timer = setInterval(() => this.#tick(), TICK);
    }
    this.#place();
    this.#show();
  }

  #stop(): void {
    this.#count();
    clearInterval(this.#timer);
    this.#since = null;
    if (this.#turn !== null && this.remembers) keep(this.#turn, this.#spent.get(this.#turn) ?? 0);
  }

  /** Counts the time since the last tick. */
  #count(): void {
    if (this.#turn === null || this.#since === null) return;
    const now = performance.now();
    const awake = Math.min(now - this.#since, AWAKE);
    this.#spent.set(this.#turn, (this.#spent.get(this.#turn) ?? 0) + awake);
    this.#since = now;
  }

  #tick(): void {
    this.#count();
    this.#show();
    const { seconds } = this;
    if (seconds <= FEW && this.#warned !== this.#turn) {
      this.#warned = this.#turn;
      this.voice.tell({ id: "clock-label", args: { seconds } });
    }
    if (seconds === 0) void this.#end();
  }

  /**
   * Tries to end the turn until that succeeds: the player may just have drawn, or the engine be
   * gone.
   */
  async #end(): Promise<void> {
    const asking = this.#asking;
    if (performance.now() < asking.at) return;
    asking.at = Infinity;
    const ended = await this.turns.timeOut();
    if (ended) return;
    asking.at = performance.now() + asking.wait;
    asking.wait *= 2;
  }

  /** Whole seconds left, including the current one. */
  get seconds(): number {
    return Math.ceil(Math.max(0, this.#rest) / 1000);
  }

  get #rest(): number {
    return this.#allowed - (this.#spent.get(this.#turn ?? "") ?? 0);
  }

  /** Places the ring around the picture of the player during their turn. */
  #place(): void {
    const face = this.#face;
    const picture = this.root.querySelector<HTMLElement>('.seat[data-seat="0"] .avatar');
    if (this.#turn === null || !picture) {
      face.remove();
      return;
    }
    const size = `${picture.offsetWidth + 2 * OUTSIDE}px`;
    const left = `${picture.offsetLeft - OUTSIDE}px`;
    const top = `${picture.offsetTop - OUTSIDE}px`;
    Object.assign(face.style, { left, top, width: size, height: size });
    if (!face.isConnected) picture.closest(".seat")?.append(face);
  }

  #show(): void {
    const face = this.#face;
    const { seconds } = this;
    face.style.setProperty("--left", `${Math.max(0, this.#rest / this.#allowed)}`);
    face.classList.toggle("soon", seconds <= FEW);
    // The label changes only with the second.
    if (this.#digits.textContent === `${seconds}`) return;
    this.#digits.textContent = `${seconds}`;
    face.setAttribute("aria-label", say("clock-label", { seconds }));
  }
}

/** The seconds of a turn, by the rules or else by the setting. */
function secondsFor(game: GameView | null, { clock }: Settings): number {
  const { options } = game ?? {};
  return options?.clock ?? clock;
}

function keep(turn: string, spent: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([turn, spent]));
  } catch {
    // Forbidden or full: then a reload begins the turn anew.
  }
}

/** Returns the time used by the turn that was running when the page was left. */
function recall(): Map<string, number> {
  try {
    const [turn, spent] = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as unknown[];
    const known = typeof turn === "string" && typeof spent === "number" && spent >= 0;
    return known ? new Map([[turn, spent]]) : new Map();
  } catch {
    return new Map();
  }
}
